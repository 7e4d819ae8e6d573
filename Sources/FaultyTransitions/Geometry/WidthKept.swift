public import TransitionParts
public import UIKit

/// Lets the views of its children have the height that it gets, and the width that it had. Catalogue: F199.
public final class WidthKept: ScreenSwitcher {
  public override func place(_ screen: UIViewController) {
    super.place(screen)
    screen.view.autoresizingMask = [.flexibleHeight]
  }
}
