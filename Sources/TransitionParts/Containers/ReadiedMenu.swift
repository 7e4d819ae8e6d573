public import UIKit

/// Shows one child at a time, and has a menu ready that is presented some day: it follows each size from when the
/// container loads, though nobody sees it.
open class ReadiedMenu: ScreenSwitcher {
  /// The menu that is presented next.
  public private(set) var menu = MenuScreen()

  open override func viewDidLoad() {
    super.viewDidLoad()
    menu.loadViewIfNeeded()
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    refit(to: size)
  }

  /// Makes the menu fit a size.
  open func refit(to size: CGSize) {
    menu.view.frame = CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)
  }

  /// Has another menu ready.
  public func replaceMenu() {
    menu = MenuScreen()
    menu.loadViewIfNeeded()
  }
}

/// A menu.
public final class MenuScreen: UIViewController {}
