public import UIKit

/// Computes the frame of its card once, and gives it that whenever the container is laid out.
///
/// Catalogue: F125.
public final class CardFrameKept: UIPresentationController {
  private lazy var card: CGRect = {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }()

  public override var frameOfPresentedViewInContainerView: CGRect { card }

  public override func presentationTransitionWillBegin() {
    containerView?.accessibilityViewIsModal = true
  }

  public override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if presentedView?.transform == .identity { presentedView?.frame = card }
  }
}
