import TransitionParts
public import UIKit

/// Lets go of the driver when the finger is gone, and not when the transition is over.
///
/// Catalogue: F100.
public final class DriverDroppedEarly: NSObject, UIViewControllerTransitioningDelegate {
  private var driver: UIPercentDrivenInteractiveTransition?
  private weak var presented: UIViewController?

  /// Follows a finger that pulls the screen down.
  private func follow(_ pan: UIPanGestureRecognizer) {
    let height = max(pan.view?.bounds.height ?? 0, 1)
    let fraction = min(max(pan.translation(in: nil).y / height, 0), 1)
    switch pan.state {
    case .began:
      driver = UIPercentDrivenInteractiveTransition()
      presented?.dismiss(animated: true)
    case .changed:
      driver?.update(fraction)
    case .ended where fraction > 0.5:
      driver?.finish()
      driver = nil
    case .ended, .cancelled, .failed:
      driver?.cancel()
      driver = nil
    case .possible: break
    @unknown default: break
    }
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    self.presented = presented
    presented.view.addGestureRecognizer(
      UIPanGestureRecognizer(
        target: self, action: Selector("follow(_:)", DriverDroppedEarly.follow(_:))))
    return SlideAnimator(isForward: true)
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator(isForward: false) }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}
