public import TransitionParts
public import UIKit

/// Pauses the transition after a flick, and forgets to let it go on. Catalogue: F074.
///
/// In the reports it is one of several animators that is not let go; the headless UIKit shows a pause of
/// the whole transition, and none of an animator.
public final class OnePauseForgotten: PanDriver {
  private weak var context: (any UIViewControllerContextTransitioning)?
  private var isFlick = false

  public override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    super.startInteractiveTransition(transitionContext)
  }

  public override func conclude(through isThrough: Bool) {
    if !hasBegun { isFlick = true }
    guard hasBegun, isFlick else { return super.conclude(through: isThrough) }
    isFlick = false
    context?.pauseInteractiveTransition()
  }
}
