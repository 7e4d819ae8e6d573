public import UIKit

/// Keeps menus at its sides for life, closes the one that is open when the device turns, and tells it so.
open class TurningDrawer: SideDrawer {
  /// Makes a drawer of the screens that it shows one at a time, and of the menus at its sides.
  public init(_ screens: [UIViewController], menus: [UIViewController]) {
    super.init(screens, sides: menus, keepsSides: true)
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard let openPlace else { return }
    setOpen(false, at: openPlace, animated: false)
  }
}
