public import TransitionParts
public import UIKit

/// Puts a child in transparent, and makes it opaque in the animation alone. Catalogue: F026.
public final class ShownOnlyByAnimation: ScreenSwitcher {
  public override func place(_ screen: UIViewController) {
    super.place(screen)
    if view.window != nil { screen.view.alpha = 0 }
  }

  public override func raise(_ screen: UIViewController) {}

  public override func move(from old: UIViewController, to index: Int) {
    screens[index].view.alpha = 1
  }
}
