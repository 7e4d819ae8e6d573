public import UIKit

extension Subject {
  /// A navigation controller of a library's own class.
  ///
  /// The stage shows it, in the place of the system's, and fills it with its screens. It is its own delegate if
  /// it says so; else it has none. What it does in its own callbacks the subject answers for.
  ///
  /// ```swift
  /// let subject = Subject.navigation("StackKit.Stack", poppedBy: .drag(.right)) { SlidingStack() }
  /// ```
  ///
  /// - Parameters:
  ///   - id: the subject's id.
  ///   - gesture: the gesture that takes the top off.
  ///   - contract: where the subject differs from UIKit's behaviour.
  ///   - make: makes a fresh controller, without screens.
  public static func navigation(
    _ id: String, poppedBy gesture: Gesture? = nil,
    contract: SubjectContract = SubjectContract(), _ make: @escaping Make<UINavigationController>
  ) -> Subject {
    Subject(id, contract: contract, definition: OwnNavigationSubject(make: make, gesture: gesture))
  }
}

/// A navigation controller that changes its stack in its own way.
private struct OwnNavigationSubject: NavigationParticipant {
  let make: Subject.Make<UINavigationController>
  let gesture: Gesture?
  let name = Subject.Kind.navigation
  let noun = "a navigation controller"

  var ownNavigation: Subject.Make<UINavigationController>? { make }

  func install(on navigation: UINavigationController, by installer: SubjectInstaller) {
    installer.listen(to: navigation, about: navigation)
  }
}
