public import TransitionParts
public import UIKit

/// Takes a child's parent away, and never tells it beforehand. Catalogue: F055.
public final class RemovedUnwarned: ScreenSwitcher {
  public override func warn(_ screen: UIViewController) {}
}
