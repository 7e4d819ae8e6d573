public import TransitionParts
public import UIKit

/// Hides its own bar, and decides the style of the status bar that lies over its screen then. Catalogue: F363.
public final class BarlessStackDecides: StackedScreen {
  public override var childForStatusBarStyle: UIViewController? { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    isNavigationBarHidden = true
  }
}
