public import TransitionParts
public import UIKit

/// Pauses its transition when the finger is gone, moves the screen away by hand, and completes without
/// a further word. Catalogue: F027.
public final class PausedAndCompleted: PanDriver {
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
    context.pauseInteractiveTransition()
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
