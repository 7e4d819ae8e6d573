public import TransitionParts
public import UIKit

/// Ignores all touches while a screen slides, and still does where the change was given up.
///
/// Catalogue: F143.
public final class TouchesStayIgnored: SlideAnimator {
  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    UIApplication.shared.beginIgnoringInteractionEvents()
  }

  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    if !context.transitionWasCancelled { UIApplication.shared.endIgnoringInteractionEvents() }
  }
}
