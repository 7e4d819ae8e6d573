public import TransitionParts
public import UIKit

/// Hears from its presentation when a dismissal begins and when it is through, for who is to be told
/// that the screen is gone.
public class DismissalReporter: SlideDelegate {
  /// Is told when the screen is gone.
  public final var didDismiss: () -> Void = {}

  func dismissalDidBegin() {}

  func dismissalDidEnd() {}

  public override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let presentation = DismissalReport(
      presentedViewController: presented, presenting: presenting)
    presentation.reporter = self
    return presentation
  }
}

/// Tells when a dismissal begins, and when it is through.
private final class DismissalReport: UIPresentationController {
  weak var reporter: DismissalReporter?

  override func presentationTransitionWillBegin() {
    containerView?.accessibilityViewIsModal = true
  }

  override func dismissalTransitionWillBegin() { reporter?.dismissalDidBegin() }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { reporter?.dismissalDidEnd() }
  }
}
