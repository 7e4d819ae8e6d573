public import TransitionParts
public import UIKit

/// Keeps menus at its sides for life, and closes the one that is open when the device turns.
public final class TurningMenu: TurningDrawer {
  public init(_ screens: [UIViewController], menus: [UIViewController]) {
    super.init(screens, sides: menus, keepsSides: true)
  }

  public required init?(coder: NSCoder) { nil }
}
