public import TransitionParts
public import UIKit

/// Rounds its view by design, and lets its animator leave it small. Catalogue: F126.
public final class DialogStaysSmall: RoundedDialog {
  public override func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideStaysSmall(isForward: true) }
}

private final class SlideStaysSmall: SlideAnimator {
  override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    if !context.transitionWasCancelled {
      movingView(context)?.transform = CGAffineTransform(scaleX: 0.95, y: 0.95)
    }
  }
}
