public import TransitionParts
public import UIKit

/// Tells its child, which fills it, the size that it has had so far. Catalogue: F113.
public final class SizeOfBeforeTold: ScreenSwitcher {
  public override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    current.viewWillTransition(to: view.bounds.size, with: coordinator)
  }
}
