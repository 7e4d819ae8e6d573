public import TransitionParts
public import UIKit

/// Follows a finger by hand, completes the context at the end, and never tells it the verdict.
///
/// Catalogue: F027.
public final class CompletedWithoutVerdict: PanDriver {
  private var context: (any UIViewControllerContextTransitioning)?
  private var moving: UIView?

  public override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    transitionContext.placeIncomingView(behind: true)
    moving = transitionContext.view(forKey: .from)
  }

  public override func changed(_ pan: UIPanGestureRecognizer) {
    let width = context?.containerView.bounds.width ?? 0
    moving?.transform = CGAffineTransform(translationX: width * fraction(of: pan), y: 0)
    context?.updateInteractiveTransition(fraction(of: pan))
  }

  public override func conclude(through isThrough: Bool) {
    guard let context, let moving else { return }
    let width = context.containerView.bounds.width
    UIView.animate(
      withDuration: 0.2,
      animations: {
        moving.transform = isThrough ? CGAffineTransform(translationX: width, y: 0) : .identity
      },
      completion: { _ in
        moving.transform = .identity
        context.completeTransition(isThrough)
      })
    self.context = nil
  }
}
