public import TransitionParts
public import UIKit

/// Puts a screen that takes the place of another one in front of everything, an open side included.
///
/// Catalogue: F452.
public final class NewcomerOverSide: SideDrawer {
  public override func place(_ screen: UIViewController) {
    super.place(screen)
    view.bringSubviewToFront(screen.view)
  }

  public override func raise(_ screen: UIViewController) {}
}
