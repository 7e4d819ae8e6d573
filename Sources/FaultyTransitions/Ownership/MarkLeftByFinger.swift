public import TransitionParts
public import UIKit

/// Marks the place where a finger begins to pull, and leaves the mark there. Catalogue: F037.
public final class MarkLeftByFinger: PanDriver {
  public override func began(_ pan: UIPanGestureRecognizer) {
    let mark = UIView(
      frame: CGRect(origin: pan.location(in: pan.view), size: CGSize(width: 9, height: 9)))
    pan.view?.addSubview(mark)
    super.began(pan)
  }
}
