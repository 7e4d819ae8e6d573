public import UIKit

extension Subject {
  /// An animator, which the stage hands out for modal, navigation and tab changes alike.
  ///
  /// ```swift
  /// let subject = Subject.animator("FadeKit.Fade") { Fade(duration: 0.35) }
  /// ```
  ///
  /// - Parameters:
  ///   - id: the subject's id, such as `FadeKit.Fade`.
  ///   - contract: where the subject differs from UIKit's behaviour.
  ///   - make: makes a fresh animator.
  public static func animator(
    _ id: String, contract: SubjectContract = SubjectContract(),
    _ make: @escaping Make<any UIViewControllerAnimatedTransitioning>
  ) -> Subject {
    Subject(id, contract: contract, definition: AnimatorSubject(make: make))
  }
}

/// An animator, which the stage's delegates hand out.
private struct AnimatorSubject: AnimatorSource {
  let make: Subject.Make<any UIViewControllerAnimatedTransitioning>
  let name = Subject.Kind.animator
  let noun = "an animator"
  let gesture: Gesture? = nil

  func install(
    on presented: UIViewController, as style: ModalStyle, by installer: SubjectInstaller
  ) { installer.giveCarefulDelegate(to: presented, as: style) }

  func animator(
    for change: AnimatedChange, by installer: SubjectInstaller
  ) -> (any UIViewControllerAnimatedTransitioning)? { installer.handOut(make) }
}
