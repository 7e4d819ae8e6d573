public import TransitionParts
public import UIKit

/// Tells both children the end as soon as the new view is in, and moves them then. Catalogue: F140.
public final class EndToldFirst: ScreenSwitcher {
  private var isTold = false

  public override func raise(_ screen: UIViewController) {
    super.raise(screen)
    guard view.window != nil else { return }
    super.tellEnd(from: screen, to: current)
    isTold = true
  }

  public override func tellEnd(from old: UIViewController, to new: UIViewController?) {
    if !isTold { super.tellEnd(from: old, to: new) }
    isTold = false
  }
}
