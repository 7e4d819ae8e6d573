import TransitionParts
public import UIKit

/// Lets go of the driver when the finger is gone, and not when the transition is over.
///
/// Catalogue: F100.
public final class DriverDroppedEarly: NSObject, UIViewControllerTransitioningDelegate {
  private var driver: PanDriver?
  private weak var watched: UIView?

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    watch(presented)
    return SlideAnimator(isForward: true)
  }

  private func watch(_ presented: UIViewController) {
    guard watched !== presented.view else { return }
    watched = presented.view
    driver = PanDriver(.down) { [weak presented] in presented?.dismiss(animated: true) }
    driver?.watch(presented.view)
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    dismissed.transitionCoordinator?.notifyWhenInteractionChanges { [weak self] _ in
      self?.driver = nil
    }
    return SlideAnimator(isForward: false)
  }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver?.isPulling == true ? driver : nil
  }
}
