public import UIKit

/// Dims the height that the window has, and the width that it had. Catalogue: F199.
public final class DimmingKeepsWidth: UIPresentationController {
  private let dimming = DimView()

  public override func presentationTransitionWillBegin() {
    containerView?.accessibilityViewIsModal = true
    dimming.frame = containerView?.bounds ?? .zero
    dimming.autoresizingMask = [.flexibleHeight]
    containerView?.insertSubview(dimming, at: 0)
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }
}
