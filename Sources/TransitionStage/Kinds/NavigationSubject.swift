public import UIKit

extension Subject {
  /// A navigation delegate, which the stage assigns to the navigation controller, and keeps.
  ///
  /// One that is a controller of the library's own is shown itself, by the function of the same name that takes
  /// such a one; whoever hides its class from the compiler has it kept like any other object.
  ///
  /// ```swift
  /// let subject = Subject.navigation("DeckKit.Deck") { DeckNavigation() }
  /// ```
  ///
  /// - Parameters:
  ///   - id: the id of the subject; its cases, goldens and waivers are named after it.
  ///   - gesture: the gesture that takes the top off.
  ///   - contract: where it departs from UIKit's own behaviour on purpose.
  ///   - make: makes a delegate for each stack.
  @_disfavoredOverload
  public static func navigation(
    _ id: String, poppedBy gesture: Gesture? = nil,
    contract: SubjectContract = SubjectContract(),
    _ make: @escaping Make<any UINavigationControllerDelegate>
  ) -> Subject {
    Subject(id, contract: contract, definition: NavigationSubject(make: make, gesture: gesture))
  }
}

/// A navigation delegate.
private struct NavigationSubject: NavigationParticipant {
  let make: Subject.Make<any UINavigationControllerDelegate>
  let gesture: Gesture?
  let name = Subject.Kind.navigation
  let noun = "a navigation delegate"

  func install(on navigation: UINavigationController, by installer: SubjectInstaller) {
    let delegate = installer.keepNew(make)
    navigation.delegate = delegate
    installer.listen(to: delegate, about: navigation)
  }
}
