public import TransitionParts
public import UIKit

/// Reports that its screen is gone when its dismissal is over, and once more in the next turn.
/// Catalogue: F197.
public final class DismissalReportedTwice: SlideDelegate {
  /// Is told when the screen is gone.
  public var didDismiss: () -> Void = {}

  public override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let presentation = DismissalReport(
      presentedViewController: presented, presenting: presenting)
    presentation.ends = { [weak self] in
      self?.didDismiss()
      DispatchQueue.main.async { self?.didDismiss() }
    }
    return presentation
  }
}

/// Tells when a dismissal begins, and when it is through.
final class DismissalReport: UIPresentationController {
  var begins: @MainActor () -> Void = {}
  var ends: @MainActor () -> Void = {}

  override func presentationTransitionWillBegin() {
    containerView?.accessibilityViewIsModal = true
  }

  override func dismissalTransitionWillBegin() { begins() }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { ends() }
  }
}
