public import UIKit

/// Takes its dimming out as soon as its screen has come. Catalogue: F121.
public final class DimmingTakenAtOnce: UIPresentationController {
  private let dimming = DimView()

  public override func presentationTransitionWillBegin() {
    containerView?.accessibilityViewIsModal = true
    dimming.frame = containerView?.bounds ?? .zero
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView?.insertSubview(dimming, at: 0)
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    dimming.removeFromSuperview()
  }
}
