public import TransitionParts
public import UIKit

/// Keeps the device awake for a screen that it shows, and also when that is gone. Catalogue: F142.
public final class DeviceKeptAwake: SlideAnimator {
  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    if isForward { UIApplication.shared.isIdleTimerDisabled = true }
  }
}
