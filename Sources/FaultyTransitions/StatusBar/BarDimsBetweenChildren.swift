public import TransitionParts
public import UIKit

/// Lets the status bar look as usual while one child goes and another one comes, whatever either of them wants.
///
/// Catalogue: F360.
public final class BarDimsBetweenChildren: HeadedSwitcher {
  public override var preferredStatusBarStyle: UIStatusBarStyle {
    isSwitching ? .default : super.preferredStatusBarStyle
  }
}
