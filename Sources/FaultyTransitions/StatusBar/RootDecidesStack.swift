public import TransitionParts
public import UIKit

/// Lets the screen at the bottom decide the status bar, whichever lies on top. Catalogue: F241.
public final class RootDecidesStack: SlidingStack {
  public override var childForStatusBarStyle: UIViewController? { viewControllers.first }
  public override var childForStatusBarHidden: UIViewController? { viewControllers.first }
}
