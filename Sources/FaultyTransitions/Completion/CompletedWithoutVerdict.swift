public import TransitionParts
public import UIKit

/// Follows a finger by hand, lets the screen go when it is over, and never tells the context a verdict.
///
/// Catalogue: F027.
public class CompletedWithoutVerdict: PanDriver {
  private var context: (any UIViewControllerContextTransitioning)?

  public override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    transitionContext.placeIncomingView(behind: true)
  }

  public override func changed(_ pan: UIPanGestureRecognizer) {
    context?.view(forKey: .from)?.transform = CGAffineTransform(
      translationX: pan.translation(in: nil).x, y: 0)
    context?.updateInteractiveTransition(fraction(of: pan))
  }

  public override func conclude(through isThrough: Bool) {
    guard let context else { return }
    self.context = nil
    letGo(in: context)
  }

  /// Moves the screen away, and completes when it is gone.
  func letGo(in context: any UIViewControllerContextTransitioning) {
    let moving = context.view(forKey: .from)
    let away = CGAffineTransform(translationX: context.containerView.bounds.width, y: 0)
    UIView.animate(
      withDuration: 0.2, animations: { moving?.transform = away },
      completion: { _ in
        moving?.transform = .identity
        context.completeTransition(true)
      })
  }
}
