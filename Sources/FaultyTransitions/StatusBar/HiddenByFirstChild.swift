public import TransitionParts
public import UIKit

/// Lets the child that is shown decide the style, and the first one whether the bar is hidden.
///
/// Catalogue: F047.
public final class HiddenByFirstChild: ScreenSwitcher {
  public override var childForStatusBarHidden: UIViewController? { screens.first }
}
