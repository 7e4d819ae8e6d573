public import TransitionParts
public import UIKit

/// Pales the presenter in the animator that presents, and gives it its colours back in the one that dismisses.
///
/// Where one way is not animated no animator is asked for (CU-09): who came with an animation and goes
/// without one leaves the presenter pale. Catalogue: F310.
public final class PalesByAnimators: SlideAnimator {
  public override func move(_ context: any UIViewControllerContextTransitioning) {
    super.move(context)
    pale(isForward, context)
  }

  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    if context.transitionWasCancelled { pale(!isForward, context) }
  }

  private func pale(_ isPale: Bool, _ context: any UIViewControllerContextTransitioning) {
    context.viewController(forKey: isForward ? .from : .to)?.view.alpha = isPale ? 0.6 : 1
  }
}
