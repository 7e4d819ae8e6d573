public import TransitionParts
public import UIKit

/// Leaves a picture of the presenter behind the screen for as long as it is there. Catalogue: F040.
public final class BackdropPictureStays: SlideAnimator {
  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    guard isForward,
      let picture = context.viewController(forKey: .from)?.view
        .snapshotView(afterScreenUpdates: false)
    else { return }
    picture.frame = context.containerView.bounds
    context.containerView.insertSubview(picture, at: 0)
  }
}
