public import TransitionParts
public import UIKit

/// Makes the view below small and faint to begin with, and takes that back only where all went through.
///
/// Catalogue: F082.
public final class StartValuesStay: SlideAnimator {
  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    guard !isForward, let below = context.viewController(forKey: .to)?.view else { return }
    below.alpha = 0.2
    below.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
  }

  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    guard !isForward, !context.transitionWasCancelled,
      let below = context.viewController(forKey: .to)?.view
    else { return }
    below.alpha = 1
    below.transform = .identity
  }
}
