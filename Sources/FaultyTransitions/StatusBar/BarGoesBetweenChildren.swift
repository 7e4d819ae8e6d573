public import TransitionParts
import UIKit

/// Hides the status bar while one child goes and another one comes, which both want it shown. Catalogue: F361.
public final class BarGoesBetweenChildren: HeadedSwitcher {
  public override var prefersStatusBarHidden: Bool {
    isSwitching || super.prefersStatusBarHidden
  }
}
