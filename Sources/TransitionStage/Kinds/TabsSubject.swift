public import UIKit

extension Subject {
  /// A tab bar controller's delegate, which the stage assigns, and keeps.
  ///
  /// One that is a controller of the library's own is shown itself, by the function of the same name that takes
  /// such a one; whoever hides its class from the compiler has it kept like any other object.
  ///
  /// ```swift
  /// let subject = Subject.tabs("PagerKit.Tabs") { PagerTabs() }
  /// ```
  ///
  /// - Parameters:
  ///   - id: the id of the subject; its cases, goldens and waivers are named after it.
  ///   - gesture: the gesture that selects the next tab.
  ///   - contract: where it departs from UIKit's own behaviour on purpose.
  ///   - make: makes a delegate for each tab bar controller.
  @_disfavoredOverload
  public static func tabs(
    _ id: String, selectedBy gesture: Gesture? = nil,
    contract: SubjectContract = SubjectContract(),
    _ make: @escaping Make<any UITabBarControllerDelegate>
  ) -> Subject {
    Subject(id, contract: contract, definition: TabsSubject(make: make, gesture: gesture))
  }
}

/// A tab bar controller's delegate.
private struct TabsSubject: TabParticipant {
  let make: Subject.Make<any UITabBarControllerDelegate>
  let gesture: Gesture?
  let name = Subject.Kind.tabs
  let noun = "a tab bar controller's delegate"

  func install(on tabs: UITabBarController, by installer: SubjectInstaller) {
    let delegate = installer.keepNew(make)
    tabs.delegate = delegate
    installer.listen(to: delegate, about: tabs)
  }
}
