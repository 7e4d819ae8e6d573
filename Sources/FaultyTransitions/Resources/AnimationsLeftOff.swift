public import TransitionParts
public import UIKit

/// Switches all animations off to put its views back, and never on again. Catalogue: F141.
public final class AnimationsLeftOff: SlideAnimator {
  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    UIView.setAnimationsEnabled(false)
    super.tidyUp(context)
  }
}
