public import TransitionParts
public import UIKit

/// Shoves the screen as far as the menu was wide when it was opened, whatever size the device has turned to.
///
/// Catalogue: F212.
public final class ShovedByOldWidth: ShovingMenu {
  private var widthAtOpening: CGFloat?

  public override var shove: CGFloat {
    widthAtOpening = widthAtOpening ?? width
    return widthAtOpening ?? 0
  }
}
