public import TransitionParts
public import UIKit

/// Tells a child that it has removed that it has no parent any more, as UIKit did already. Catalogue: F118.
public final class FarewellRepeated: ScreenSwitcher {
  public override func release(_ screen: UIViewController) {
    super.release(screen)
    screen.didMove(toParent: nil)
  }
}
