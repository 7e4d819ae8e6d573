public import TransitionParts
public import UIKit

/// Lets what lies in the presenter recede, and brings it back in the animator of the way back alone.
///
/// Where a screen goes without animation, the presenter's contents stay small. Catalogue: F442.
public final class ContentsStayDeep: SlideAnimator {
  public override func move(_ context: any UIViewControllerContextTransitioning) {
    super.move(context)
    presenter(context)?.layer.sublayerTransform =
      isForward ? CATransform3DMakeScale(0.9, 0.9, 1) : CATransform3DIdentity
  }

  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    guard context.transitionWasCancelled else { return }
    presenter(context)?.layer.sublayerTransform =
      isForward ? CATransform3DIdentity : CATransform3DMakeScale(0.9, 0.9, 1)
  }

  private func presenter(_ context: any UIViewControllerContextTransitioning) -> UIView? {
    context.viewController(forKey: isForward ? .from : .to)?.view
  }
}
