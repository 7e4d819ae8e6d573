public import TransitionParts
public import UIKit

/// Moves the view of the controller that goes, and leaves the shell around it where it is.
///
/// Catalogue: F165.
public final class SlidesOutOfShell: SlideAnimator {
  private func content(_ context: any UIViewControllerContextTransitioning) -> UIView? {
    context.viewController(forKey: .from)?.view
  }

  public override func move(_ context: any UIViewControllerContextTransitioning) {
    guard !isForward else { return super.move(context) }
    content(context)?.transform = farEnd(context)
  }

  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    guard !isForward else { return super.tidyUp(context) }
    content(context)?.transform = .identity
  }
}
