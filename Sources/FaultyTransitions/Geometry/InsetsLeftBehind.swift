public import TransitionParts
public import UIKit

/// Lets go of a child that keeps the room for a header which it is not under any more. Catalogue: F463.
public final class InsetsLeftBehind: InsetSwitcher {
  public override func release(_ screen: UIViewController) {
    super.release(screen)
    addInsets(to: screen)
  }
}
