public import TransitionParts
public import UIKit

/// Hides the presenter's elements when it presents, and shows them when it dismisses.
///
/// Where a dismissal is not animated no animator runs, and the presenter stays mute. Catalogue: F107.
public final class ElementsHiddenByAnimators: SlideAnimator {
  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    let isGone = isForward != context.transitionWasCancelled
    let key = isForward ? UITransitionContextViewControllerKey.from : .to
    context.viewController(forKey: key)?.view.accessibilityElementsHidden = isGone
  }
}
