import TransitionParts
public import UIKit

/// Shows a controller as a panel that a finger can show, hide and stop on its way.
///
/// UIKit does not keep it: the controller that presents the panel must.
public final class PanelTransition: NSObject, UIViewControllerTransitioningDelegate {
  private let driver = TransitionDriver()

  /// Makes a transition for a panel that code shows.
  public override init() {}

  /// Makes a transition for a panel that a finger shows, at the lower edge of its presenter.
  public init(presented: UIViewController, presenting: UIViewController) {
    super.init()
    driver.linkPresentationGesture(to: presented, presentingController: presenting)
  }

  /// Lets a finger at the lower edge of a presenter show what `show` presents.
  public func link(presenting: UIViewController, show: @escaping @MainActor () -> Void) {
    driver.linkPresentationGesture(on: presenting, show: show)
  }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    driver.link(to: presented)
    let controller = DimmPresentationController(
      presentedViewController: presented, presenting: presenting ?? source)
    controller.driver = driver
    return controller
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
