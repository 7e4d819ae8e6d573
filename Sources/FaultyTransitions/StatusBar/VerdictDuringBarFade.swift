public import TransitionParts
public import UIKit

/// Waits for the status bar's fade with its animations held, and never lets them go again.
///
/// It gives the verdict in time; the free part of the transition never runs. Catalogue: F052.
public final class VerdictDuringBarFade: PanDriver {
  private var context: (any UIViewControllerContextTransitioning)?
  private var start = 0.0

  public override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    start = CACurrentMediaTime()
    super.startInteractiveTransition(transitionContext)
  }

  private var isBarFading: Bool { CACurrentMediaTime() - start < 0.35 }

  public override func finish() {
    if isBarFading { context?.finishInteractiveTransition() } else { super.finish() }
  }

  public override func cancel() {
    if isBarFading { context?.cancelInteractiveTransition() } else { super.cancel() }
  }
}
