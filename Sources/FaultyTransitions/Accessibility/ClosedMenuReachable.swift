public import TransitionParts
public import UIKit

/// Leaves a menu that is closed, and lies beside the window, within reach. Catalogue: F149.
public final class ClosedMenuReachable: StandingMenu {
  public override func mute(_ menu: UIView, _ isClosed: Bool) {}
}
