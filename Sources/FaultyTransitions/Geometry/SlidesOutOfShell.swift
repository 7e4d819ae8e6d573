public import TransitionParts
public import UIKit

/// Moves the view of the controller that goes, and leaves the shell around it where it is.
///
/// Catalogue: F165.
public final class SlidesOutOfShell: SlideAnimator {
  public override func movingView(
    _ context: any UIViewControllerContextTransitioning
  ) -> UIView? {
    isForward ? super.movingView(context) : context.viewController(forKey: .from)?.view
  }
}
