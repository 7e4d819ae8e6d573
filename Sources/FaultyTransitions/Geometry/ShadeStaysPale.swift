public import TransitionParts
public import UIKit

/// Leaves its shade as pale as the finger made it when the sheet goes back.
///
/// Catalogue: F469.
public final class ShadeStaysPale: HandMovedSheet {
  public override func fade(pulled: CGFloat) {
    if pulled > 0 { super.fade(pulled: pulled) }
  }
}
