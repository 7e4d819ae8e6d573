public import TransitionParts
public import UIKit

/// Hides the screen beneath from assistive technology when its side opens, and not the one that comes in its
/// place while the side is open.
///
/// Catalogue: F386.
public final class NewcomerWithinReach: HidingDrawer {
  public override func passOn(to screen: UIViewController) {}
}
