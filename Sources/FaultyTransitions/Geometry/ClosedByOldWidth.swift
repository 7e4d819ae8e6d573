public import TransitionParts
public import UIKit

/// Puts the menu away by the width that it had when it was opened first, and lets a wider one look out.
///
/// Catalogue: F213.
public final class ClosedByOldWidth: StandingMenu {
  private var widthAtOpening: CGFloat?

  public override func arrange(_ menu: UIView) {
    super.arrange(menu)
    widthAtOpening = widthAtOpening ?? width
    if !isOpen { menu.frame.origin.x = -(widthAtOpening ?? 0) }
  }
}
