public import TransitionParts
public import UIKit

/// Goes on with what an earlier finger has pulled when the next one begins. Catalogue: F136.
public final class PullCountsOn: PanDriver {
  private var pulled: CGFloat = 0

  public override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    if pulled > 0 { update(pulled) }
  }

  public override func changed(_ pan: UIPanGestureRecognizer) {
    update(min(1, pulled + fraction(of: pan)))
  }

  public override func ended(_ pan: UIPanGestureRecognizer) {
    pulled += fraction(of: pan)
    super.ended(pan)
  }
}
