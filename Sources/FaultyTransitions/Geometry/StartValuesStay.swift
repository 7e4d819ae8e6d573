public import TransitionParts
public import UIKit

/// Makes the view below small and faint to begin with, lets it grow while the screen goes, and takes the
/// start values back only where all went through. Catalogue: F082.
///
/// It is a dismissal, and no container's switch that a finger pulls: of such a switch a trace tells no
/// transition, and without one no rule asks how a child looks.
public final class StartValuesStay: SlideAnimator {
  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    guard let below = viewBelow(context) else { return }
    below.alpha = 0.2
    below.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
  }

  public override func move(_ context: any UIViewControllerContextTransitioning) {
    super.move(context)
    restore(context)
  }

  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    if !context.transitionWasCancelled { restore(context) }
  }

  private func restore(_ context: any UIViewControllerContextTransitioning) {
    viewBelow(context)?.alpha = 1
    viewBelow(context)?.transform = .identity
  }

  private func viewBelow(_ context: any UIViewControllerContextTransitioning) -> UIView? {
    isForward ? nil : context.viewController(forKey: .to)?.view
  }
}
