public import TransitionParts
public import UIKit

/// Sets the status bar of the application by a call that has been without effect for years.
/// Catalogue: F051.
public final class BarSetForAll: SlideAnimator {
  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    UIApplication.shared.setStatusBarStyle(isForward ? .lightContent : .default, animated: true)
  }
}
