import TransitionParts
public import UIKit

/// Presents a sheet of half the height, which its own pan pulls away.
public final class PulledSheetPresentation: UIPresentationController {
  public override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }

  public override func presentationTransitionWillBegin() {
    containerView?.accessibilityViewIsModal = true
  }

  public override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if presentedView?.transform == .identity {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }
}

/// Chooses the half-high sheet; its pan lives as long as the sheet does.
public final class PulledSheetDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private var driver: PanDriver?

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { KeyframeRise(isForward: true) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { KeyframeRise(isForward: false) }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver?.isPulling == true ? driver : nil
  }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    if driver?.watches(presented.view) != true {
      driver = PanDriver(.down) { [weak presented] in presented?.dismiss(animated: true) }
      driver?.watch(presented.view)
    }
    return PulledSheetPresentation(presentedViewController: presented, presenting: presenting)
  }
}
