public import TransitionParts
public import UIKit

/// Tells its children that they come and go where nobody sees them. Catalogue: F153.
public final class ToldWhileCovered: ScreenSwitcher {
  private var old: UIViewController?

  public override func warn(_ screen: UIViewController) {
    super.warn(screen)
    old = screen
  }

  public override func place(_ screen: UIViewController) {
    if let old, view.window == nil { tellStart(from: old, to: screen, animated: false) }
    super.place(screen)
  }

  public override func settle(_ screen: UIViewController) {
    if let old, view.window == nil { tellEnd(from: old, to: screen) }
    old = nil
    super.settle(screen)
  }
}
