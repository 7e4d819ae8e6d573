public import TransitionParts
public import UIKit

/// Tells the child that comes, and not the one that goes. Catalogue: F013.
public final class OutgoingToldNothing: ScreenSwitcher {
  public override func tellStart(
    from old: UIViewController, to new: UIViewController, animated: Bool
  ) {
    new.beginAppearanceTransition(true, animated: animated)
  }

  public override func tellEnd(from old: UIViewController, to new: UIViewController?) {
    new?.endAppearanceTransition()
  }
}
