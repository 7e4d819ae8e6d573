public import UIKit

extension Subject {
  /// A screen that presents others and is their transitioning delegate.
  ///
  /// A transitioning delegate that is a controller is kept by what shows it, and not by the stage: it presents,
  /// in the place of the stage's own screen. What it does in its own callbacks the subject answers for.
  ///
  /// ```swift
  /// let subject = Subject.delegate("HomeKit.Home") { HomeController() }
  /// ```
  ///
  /// - Parameters:
  ///   - id: the subject's id.
  ///   - gesture: the gesture that ends the presentation.
  ///   - contract: where the subject differs from UIKit's behaviour.
  ///   - make: makes the controller that presents.
  public static func delegate<Presenter>(
    _ id: String, dismissedBy gesture: Gesture? = nil,
    contract: SubjectContract = SubjectContract(), _ make: @escaping Make<Presenter>
  ) -> Subject where Presenter: UIViewController & UIViewControllerTransitioningDelegate {
    Subject(
      id, contract: contract,
      definition: PresentingDelegateSubject(make: make, gesture: gesture))
  }
}

/// A presenter that is the delegate of what it presents.
private struct PresentingDelegateSubject<Presenter>: PresentationParticipant, ScreenParticipant
where Presenter: UIViewController & UIViewControllerTransitioningDelegate {
  let make: Subject.Make<Presenter>
  let gesture: Gesture?
  let name = Subject.Kind.delegate
  let noun = "a presenter that is the delegate"

  func obstacle(
    toPresentingAs style: ModalStyle, madeFor styles: Set<UIModalPresentationStyle>
  ) -> String? { style.obstacle(toOwnPresentationMadeFor: styles) }

  func screen(
    _ role: Subject.ScreenRole, over presenter: UIViewController?
  ) -> (@MainActor () -> UIViewController)? {
    guard role == .presenter else { return nil }
    return { make() }
  }

  func install(
    on presented: UIViewController, as style: ModalStyle, by installer: SubjectInstaller
  ) {
    // Where the stage shows another presenter, the delegate is in no hierarchy that could keep it.
    let delegate = installer.presenter as? Presenter ?? installer.keepNext(make)
    presented.transitioningDelegate = delegate
    installer.listen(to: delegate, about: presented)
  }
}
