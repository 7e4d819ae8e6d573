public import TransitionParts
public import UIKit

/// Hides the presenter's view in the animator that presents, and shows it again in the one that
/// dismisses.
///
/// Where a dismissal is not animated no animator runs, and the window stays empty. Catalogue: F026.
public final class PresenterHandledByAnimators: SlideAnimator {
  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    if !isForward { presentersView(context)?.isHidden = false }
    super.begin(context)
  }

  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    presentersView(context)?.isHidden = isForward != context.transitionWasCancelled
  }

  private func presentersView(_ context: any UIViewControllerContextTransitioning) -> UIView? {
    context.view(forKey: isForward ? .from : .to)
  }
}
