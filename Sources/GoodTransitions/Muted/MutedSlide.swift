public import TransitionParts
public import UIKit

/// Slides while all touches are ignored, and lays out its start without animations.
///
/// What it switches for all it switches back: animations at once, touches when it is over, however it ended.
public final class MutedSlide: SlideAnimator {
  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    let wereOn = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(false)
    super.begin(context)
    UIView.setAnimationsEnabled(wereOn)
    UIApplication.shared.beginIgnoringInteractionEvents()
  }

  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    UIApplication.shared.endIgnoringInteractionEvents()
  }
}

/// Slides its screen, and keeps the device awake while that is shown.
public final class WakefulPresentation: UIPresentationController {
  public override func presentationTransitionWillBegin() {
    containerView?.accessibilityViewIsModal = true
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed { UIApplication.shared.isIdleTimerDisabled = true }
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { UIApplication.shared.isIdleTimerDisabled = false }
  }
}
