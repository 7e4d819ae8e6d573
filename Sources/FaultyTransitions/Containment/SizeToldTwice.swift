public import TransitionParts
public import UIKit

/// Tells its child of a new size by hand, though UIKit does so too. Catalogue: F112.
public final class SizeToldTwice: ScreenSwitcher {
  public override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    current.viewWillTransition(to: size, with: coordinator)
  }
}
