public import TransitionParts
public import UIKit

/// Puts the first child's view in before it makes the controller its child. Catalogue: F056.
public final class ViewBeforeChild: ScreenSwitcher {
  public override func start(_ screen: UIViewController) {
    place(screen)
    take(screen)
    settle(screen)
  }
}
