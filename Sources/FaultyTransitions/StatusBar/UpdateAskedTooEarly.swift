public import TransitionParts
public import UIKit

/// Asks for an update of the status bar before another child decides it. Catalogue: F053.
public final class UpdateAskedTooEarly: ScreenSwitcher {
  private var decider: UIViewController?

  public override var childForStatusBarStyle: UIViewController? { decider ?? current }
  public override var childForStatusBarHidden: UIViewController? { decider ?? current }

  public override func tellStart(
    from old: UIViewController, to new: UIViewController, animated: Bool
  ) {
    decider = old
    super.tellStart(from: old, to: new, animated: animated)
  }

  public override func pull(_ screen: UIViewController) {
    super.pull(screen)
    decider = nil
  }
}
