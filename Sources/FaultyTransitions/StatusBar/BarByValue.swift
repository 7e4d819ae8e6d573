public import TransitionParts
public import UIKit

/// Takes the look of the status bar from the child that is shown, and decides the bar itself.
///
/// Catalogue: F302.
public final class BarByValue: ScreenSwitcher {
  public override var childForStatusBarStyle: UIViewController? { nil }
  public override var childForStatusBarHidden: UIViewController? { nil }
  public override var preferredStatusBarStyle: UIStatusBarStyle { current.preferredStatusBarStyle }
  public override var prefersStatusBarHidden: Bool { current.prefersStatusBarHidden }
}
