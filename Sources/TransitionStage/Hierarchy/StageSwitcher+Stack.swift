package import UIKit

/// What the plain container does where it is used as a stack: whom it shows lies upon all others.
///
/// What is pushed becomes a child, and what is popped is none any more; what lies below stays one where children
/// are kept. (Inferred.)
extension StageSwitcher {
  /// Lays a screen upon the others, and shows it.
  package func push(_ screen: UIViewController, animated: Bool) {
    let old = screens[shown]
    screens.append(screen)
    shown = screens.count - 1
    guard isViewLoaded else { return }
    exchange(old, for: screen, at: view.bounds, animated, leaves: !keepsChildren)
    setNeedsStatusBarAppearanceUpdate()
  }

  /// Takes the top away, and shows what lies below; the only screen stays.
  package func pop(animated: Bool) {
    guard screens.count > 1 else { return }
    let old = screens.removeLast()
    shown = screens.count - 1
    guard isViewLoaded else { return }
    exchange(old, for: screens[shown], at: view.bounds, animated, joins: !keepsChildren)
    setNeedsStatusBarAppearanceUpdate()
  }
}
