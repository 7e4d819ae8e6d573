public import TransitionParts
public import UIKit

/// Puts new dimming in whenever a dismissal is given up, beside the old. Catalogue: F122.
public final class DimmingPilesUp: DimmedShell {
  public override func dim(_ container: UIView) {
    let dimming = DimView(frame: container.bounds)
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(dimming, at: 0)
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    if !completed, let containerView { dim(containerView) }
  }
}
