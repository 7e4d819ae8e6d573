public import TransitionParts
public import UIKit

/// Scales and dims the presenter, and takes that back on a view that the context does not hand out.
///
/// Catalogue: F077.
public final class PresenterStaysScaled: SlideAnimator {
  public override func move(_ context: any UIViewControllerContextTransitioning) {
    super.move(context)
    let key = isForward ? UITransitionContextViewControllerKey.from : .to
    let presenter =
      isForward ? context.viewController(forKey: key)?.view : context.view(forKey: .to)
    presenter?.transform = isForward ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
    presenter?.alpha = isForward ? 0.6 : 1
  }

  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    guard isForward, context.transitionWasCancelled else { return }
    let presenter = context.viewController(forKey: .from)?.view
    presenter?.transform = .identity
    presenter?.alpha = 1
  }
}
