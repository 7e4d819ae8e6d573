public import UIKit

/// Dims what lies behind, and leaves it within the reach of assistive technology. Catalogue: F102.
public final class BackgroundReachable: UIPresentationController {
  private let dimming = DimView()

  public override func presentationTransitionWillBegin() {
    dimming.frame = containerView?.bounds ?? .zero
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView?.insertSubview(dimming, at: 0)
    containerView?.accessibilityViewIsModal = false
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }
}
