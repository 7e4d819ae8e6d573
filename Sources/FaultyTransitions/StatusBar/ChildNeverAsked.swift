public import TransitionParts
public import UIKit

/// Names no child as the one who decides the status bar. Catalogue: F046.
public final class ChildNeverAsked: ScreenSwitcher {
  public override var childForStatusBarStyle: UIViewController? { nil }
  public override var childForStatusBarHidden: UIViewController? { nil }
}
