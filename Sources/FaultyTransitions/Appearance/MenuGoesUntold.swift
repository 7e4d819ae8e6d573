public import TransitionParts
public import UIKit

/// Puts the menu that is open aside when the device turns, and does not tell it so. Catalogue: F301.
public final class MenuGoesUntold: StandingMenu {
  private var isPutAside = false

  public override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    isPutAside = isOpen
  }

  public override func arrange(_ menu: UIView) {
    super.arrange(menu)
    if !isOpen { isPutAside = false }
    if isPutAside { menu.frame.origin.x = -width }
  }
}
