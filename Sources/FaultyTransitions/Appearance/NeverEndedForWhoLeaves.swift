public import TransitionParts
public import UIKit

/// Begins to tell a child that it goes, lets it go, and never ends what it has begun. Catalogue: F114.
public final class NeverEndedForWhoLeaves: ScreenSwitcher {
  public override func tellEnd(from old: UIViewController, to new: UIViewController?) {
    new?.endAppearanceTransition()
  }
}
