public import TransitionParts
public import UIKit

/// Lets fingers pull beside the screen too, and tells the context of every move, without asking
/// whether a finger that is gone has decided already. Catalogue: F068.
public final class ProgressAfterVerdict: PanDriver {
  private weak var context: (any UIViewControllerContextTransitioning)?
  private lazy var pan = UIPanGestureRecognizer(
    target: self,
    action: Selector("followBeside(_:)", ProgressAfterVerdict.followBeside(_:)))

  public override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    super.startInteractiveTransition(transitionContext)
    transitionContext.containerView.addGestureRecognizer(pan)
  }

  private func followBeside(_ pan: UIPanGestureRecognizer) {
    if pan.state == .changed { changed(pan) }
  }

  public override func changed(_ pan: UIPanGestureRecognizer) {
    super.changed(pan)
    context?.updateInteractiveTransition(fraction(of: pan))
  }
}
