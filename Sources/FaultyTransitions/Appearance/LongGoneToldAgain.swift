public import TransitionParts
public import UIKit

/// Tells the page before the last again that it goes, at each later change. Catalogue: F018.
public final class LongGoneToldAgain: ScreenSwitcher {
  private var left: UIViewController?

  public override func tellStart(
    from old: UIViewController, to new: UIViewController, animated: Bool
  ) {
    super.tellStart(from: old, to: new, animated: animated)
    if left !== new { left?.beginAppearanceTransition(false, animated: animated) }
  }

  public override func tellEnd(from old: UIViewController, to new: UIViewController?) {
    super.tellEnd(from: old, to: new)
    if left !== new { left?.endAppearanceTransition() }
    left = old
  }
}
