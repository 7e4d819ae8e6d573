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
    let home = isForward ? context.containerView : context.containerView.superview
    shot.frame = context.containerView.bounds
    home?.addSubview(shot)
    picture = shot
  }

  public override func end(_ context: any UIViewControllerContextTransitioning) {
    tidyUp(context)
    guard !context.transitionWasCancelled else { return report(context) }
    picture?.removeFromSuperview()
    report(context)
  }
}
