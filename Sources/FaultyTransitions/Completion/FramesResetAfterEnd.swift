public import TransitionParts
public import UIKit

/// Lowers the screen a little before it goes, and puts its frame back after it has reported how the
/// dismissal ended, so that a screen that stays is seen in the wrong place. Catalogue: F031.
public final class FramesResetAfterEnd: SlideAnimator {
  private var frame = CGRect.zero

  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    guard !isForward, let view = movingView(context) else { return }
    frame = view.frame
    view.frame = frame.offsetBy(dx: 0, dy: 20)
  }

  public override func end(_ context: any UIViewControllerContextTransitioning) {
    let view = movingView(context)
    super.end(context)
    if !isForward { view?.frame = frame }
  }
}
