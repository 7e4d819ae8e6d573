public import TransitionParts
public import UIKit

/// Moves the screen aside as far as the menu beneath was wide when it was opened, whatever size the device has
/// turned to.
///
/// Catalogue: F246.
public final class MenuStaysCovered: RevealingMenu {
  private var widthAtOpening: CGFloat?

  public override var width: CGFloat { view.bounds.width * 0.75 }

  public override func arrange(_ menu: UIView) {
    super.arrange(menu)
    widthAtOpening = isOpen ? widthAtOpening ?? width : nil
    current.view.transform = CGAffineTransform(translationX: widthAtOpening ?? 0, y: 0)
  }
}
