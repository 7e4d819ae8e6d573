public import TransitionParts
public import UIKit

/// A navigation controller whose top decides the status bar, though its own bar is shown.
public final class TopDecidesStack: SlidingStack {
  public override var childForStatusBarStyle: UIViewController? { topViewController }
  public override var childForStatusBarHidden: UIViewController? { topViewController }
}
