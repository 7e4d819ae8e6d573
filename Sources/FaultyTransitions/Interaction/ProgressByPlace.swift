public import TransitionParts
public import UIKit

/// Takes how far it is from the middle of all fingers, which jumps when one comes or goes; for pulls to the left.
/// Catalogue: F420.
public final class ProgressByPlace: PanDriver {
  private var start: CGFloat = 0

  public override func began(_ pan: UIPanGestureRecognizer) {
    start = pan.location(in: nil).x
    super.began(pan)
  }

  public override func changed(_ pan: UIPanGestureRecognizer) {
    let width = max(pan.view?.bounds.width ?? 0, 1)
    update(min(max((start - pan.location(in: nil).x) / width, 0), 1))
  }
}
