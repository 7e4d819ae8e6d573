public import TransitionParts
public import UIKit

/// Shows a panel with a driver and a presentation of one's choice.
public class FaultyPanel: NSObject, UIViewControllerTransitioningDelegate {
  /// The driver, which is handed out for each transition.
  public let driver: TransitionDriver

  init(driver: TransitionDriver) {
    self.driver = driver
  }

  /// Makes who arranges the presentation.
  func makePresentation(
    _ presented: UIViewController, _ presenting: UIViewController?
  ) -> DimmPresentationController {
    DimmPresentationController(presentedViewController: presented, presenting: presenting)
  }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    driver.link(to: presented)
    let presentation = makePresentation(presented, presenting)
    presentation.driver = driver
    return presentation
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { PanelAnimation(.present) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { PanelAnimation(.dismiss) }

  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}
