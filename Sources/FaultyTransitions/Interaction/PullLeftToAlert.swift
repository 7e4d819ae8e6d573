public import TransitionParts
public import UIKit

/// Leaves alone what it has pulled while an alert is up. Catalogue: F376.
public final class PullLeftToAlert: PanDriver {
  public override func ended(_ pan: UIPanGestureRecognizer) {
    let root = pan.view?.window?.rootViewController
    guard root?.presentedViewController == nil else { return isPulling = false }
    super.ended(pan)
  }
}
