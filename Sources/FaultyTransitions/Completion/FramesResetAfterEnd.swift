public import TransitionParts
public import UIKit

/// Puts the views back where they belong after it has reported that all is done. Catalogue: F031.
public final class FramesResetAfterEnd: SlideAnimator {
  public override func end(_ context: any UIViewControllerContextTransitioning) {
    report(context)
    tidyUp(context)
  }
}
