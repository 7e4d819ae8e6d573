public import TransitionParts
public import UIKit

/// Decides the status bar itself while one child goes and another one comes, as the one that comes wants it, and
/// leaves it to that one only then.
///
/// Catalogue: F362.
public final class BarSeizedBetweenChildren: ScreenSwitcher {
  private var isSwitching = false

  public override var childForStatusBarStyle: UIViewController? { isSwitching ? nil : current }
  public override var childForStatusBarHidden: UIViewController? { childForStatusBarStyle }
  public override var preferredStatusBarStyle: UIStatusBarStyle { current.preferredStatusBarStyle }
  public override var prefersStatusBarHidden: Bool { current.prefersStatusBarHidden }

  public override func warn(_ screen: UIViewController) {
    isSwitching = true
    super.warn(screen)
  }

  public override func settle(_ screen: UIViewController) {
    super.settle(screen)
    isSwitching = false
    updateStatusBar()
  }
}
