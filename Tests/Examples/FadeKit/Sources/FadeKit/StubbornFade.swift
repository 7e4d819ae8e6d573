import UIKit

/// Says that it came to its end, whatever became of it: wrong, so that a failure can be seen.
public final class StubbornFade: Fade {
  public override func report(_ context: any UIViewControllerContextTransitioning) {
    context.completeTransition(true)
  }
}
