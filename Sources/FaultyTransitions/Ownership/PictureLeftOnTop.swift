public import TransitionParts
public import UIKit

/// Covers the screens with a picture, and leaves it there when a transition is given up.
///
/// Catalogue: F037.
public final class PictureLeftOnTop: SlideAnimator {
  private var picture: UIView?

  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    guard let shot = movingView(context)?.snapshotView(afterScreenUpdates: isForward) else {
      return
    }
    shot.frame = context.containerView.bounds
    context.containerView.addSubview(shot)
    picture = shot
  }

  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    if !context.transitionWasCancelled { picture?.removeFromSuperview() }
  }
}
