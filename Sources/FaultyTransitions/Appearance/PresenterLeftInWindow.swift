public import TransitionParts
public import UIKit

/// Puts the view of the presenter that goes back into the window when all has been reported done.
///
/// So the presenter appears under what covers it, and is told so once more when it comes back. Catalogue: F400.
public final class PresenterLeftInWindow: SlideAnimator {
  public override func report(_ context: any UIViewControllerContextTransitioning) {
    let isCovering = isForward && !context.transitionWasCancelled
    let presenter = isCovering ? context.view(forKey: .from) : nil
    let window = context.containerView.window
    super.report(context)
    if let presenter { window?.insertSubview(presenter, at: 0) }
  }
}
