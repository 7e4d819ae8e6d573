public import UIKit

/// Shows a controller as a panel that fingers show, hide and stop on its way.
///
/// UIKit does not keep it: the controller that presents the panel must.
open class PanelDelegate: NSObject, UIViewControllerTransitioningDelegate {
  /// The driver, which is handed out for each transition.
  public let driver: TransitionDriver

  /// Makes a panel's delegate.
  public init(driver: TransitionDriver = TransitionDriver()) {
    self.driver = driver
  }

  open func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    driver.link(to: presented)
    let controller = DimmPresentationController(
      presentedViewController: presented, presenting: presenting ?? source)
    controller.driver = driver
    return controller
  }

  open func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { PanelAnimation(.present) }

  open func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { PanelAnimation(.dismiss) }

  open func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  open func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}
