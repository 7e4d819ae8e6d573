public import TransitionParts
public import UIKit

/// Puts a child's view in when it takes the child, before it tells it that it will appear. Catalogue: F116.
public final class PlacedBeforeTold: ScreenSwitcher {
  public override func take(_ screen: UIViewController) {
    super.take(screen)
    super.place(screen)
  }

  public override func place(_ screen: UIViewController) {}
}
