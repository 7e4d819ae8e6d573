public import TransitionParts
public import UIKit

/// Reports that its screen is gone from its own way of dismissing it alone. Catalogue: F092.
public final class OwnDismissalReportedOnly: SlideDelegate {
  /// Is told when the screen is gone.
  public var didDismiss: () -> Void = {}
  private var animator: (any UIViewControllerAnimatedTransitioning)?

  public override func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let animator = super.animationController(forDismissed: dismissed)
    dismissed.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
      if !context.isCancelled { self?.didDismiss() }
    }
    return animator
  }
}
