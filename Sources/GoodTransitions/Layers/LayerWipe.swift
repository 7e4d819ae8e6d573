import TransitionParts
public import UIKit

/// Moves a screen's layer within a transaction, whose completion ends the transition.
///
/// What comes is wiped in; where the presenter stays, what goes is wiped out. The animation is attached
/// before the transaction is committed, so that the completion waits for it; and it need not run to its
/// end for the completion to come.
public final class LayerWipe: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval = 0.35
  private static let key = "wipe"

  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { transitionContext?.isAnimated == false ? 0 : duration }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let incoming = transitionContext.placeIncomingView(behind: false)
    let moving = incoming ?? transitionContext.view(forKey: .from)
    guard let layer = moving?.layer, transitionContext.isAnimated else {
      return transitionContext.completeHonestly()
    }
    let here = layer.position.x
    let away = here + transitionContext.containerView.bounds.width
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      layer.removeAnimation(forKey: Self.key)
      transitionContext.completeHonestly()
    }
    let wipe = CABasicAnimation(keyPath: "position.x")
    wipe.fromValue = incoming == nil ? here : away
    wipe.toValue = incoming == nil ? away : here
    wipe.duration = transitionDuration(using: transitionContext)
    wipe.fillMode = .forwards
    wipe.isRemovedOnCompletion = false
    layer.add(wipe, forKey: Self.key)
    CATransaction.commit()
  }
}
