public import TransitionParts
public import UIKit

/// Lets the top decide how the status bar looks, and not whether it is hidden. Catalogue: F242.
public final class HiddenByStack: SlidingStack {
  public override var childForStatusBarStyle: UIViewController? { topViewController }
  public override var childForStatusBarHidden: UIViewController? { nil }
}
