public import TransitionParts
public import UIKit

/// Moves the screen under a finger by hand, and never tells the context how far it is. Catalogue: F320.
public final class ProgressUntold: PanDriver {
  private var context: (any UIViewControllerContextTransitioning)?
  /// The verdict of a finger that was gone before the transition began.
  private var early: Bool?

  public override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    transitionContext.placeIncomingView(behind: true)
    if let early { conclude(through: early) }
  }

  public override func began(_ pan: UIPanGestureRecognizer) {
    early = nil
    super.began(pan)
  }

  public override func changed(_ pan: UIPanGestureRecognizer) {
    guard let context else { return }
    context.view(forKey: .from)?.transform = CGAffineTransform(
      translationX: 0, y: fraction(of: pan) * context.containerView.bounds.height)
  }

  public override func conclude(through isThrough: Bool) {
    guard let context else {
      early = isThrough
      return
    }
    self.context = nil
    if isThrough {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    let moving = context.view(forKey: .from)
    let away = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
    UIView.animate(
      withDuration: 0.2, animations: { moving?.transform = isThrough ? away : .identity },
      completion: { _ in
        moving?.transform = .identity
        if !isThrough { context.view(forKey: .to)?.removeFromSuperview() }
        context.completeTransition(isThrough)
      })
  }
}
