public import TransitionParts
public import UIKit

/// Announces three seconds, moves for a third of one, and waits for the rest. Catalogue: F139.
public final class WaitsForAnnouncedTime: SlideAnimator {
  public override func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { transitionContext?.isAnimated == false ? 0 : 3 }

  public override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    begin(transitionContext)
    let announced = transitionDuration(using: transitionContext)
    UIView.animate(withDuration: announced / 9) { self.move(transitionContext) }
    DispatchQueue.main.asyncAfter(deadline: .now() + announced) { self.end(transitionContext) }
  }
}
