public import TransitionParts
public import UIKit

/// Lays out its start without animations, and has them on after that, whether they were on before or not.
///
/// Catalogue: F462.
public final class AnimationsSwitchedOn: SlideAnimator {
  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    UIView.setAnimationsEnabled(false)
    super.begin(context)
    UIView.setAnimationsEnabled(true)
  }
}
