public import TransitionParts
public import UIKit

/// Switches input off for the animation, and on again only where the transition went through.
///
/// Catalogue: F069.
public final class InputLeftOff: SlideAnimator {
  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    context.viewController(forKey: .from)?.view.isUserInteractionEnabled = false
  }

  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    guard !context.transitionWasCancelled else { return }
    context.viewController(forKey: .from)?.view.isUserInteractionEnabled = true
  }
}
