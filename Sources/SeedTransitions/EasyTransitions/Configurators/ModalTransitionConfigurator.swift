import TransitionParts
public import UIKit

/// Runs a modal animator within a transition.
///
/// It takes the views that the context hands out and never a controller's own: where the presenter
/// stays, its view is none of the animator's business.
public final class ModalTransitionConfigurator: NSObject, UIViewControllerAnimatedTransitioning {
  private let animator: any ModalTransitionAnimator
  private let isPresenting: Bool

  /// Makes a configurator for one way.
  ///
  /// - Parameter isPresenting: whether the screen comes rather than goes.
  public init(_ animator: any ModalTransitionAnimator, isPresenting: Bool) {
    self.animator = animator
    self.isPresenting = isPresenting
  }

  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { transitionContext?.isAnimated == false ? 0 : animator.duration }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let incoming = transitionContext.placeIncomingView(behind: !isPresenting)
    guard let modalView = isPresenting ? incoming : transitionContext.view(forKey: .from) else {
      return transitionContext.completeHonestly()
    }
    let look = AnimatedLook(of: modalView)
    animator.layout(presenting: isPresenting, modalView: modalView, in: container)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { [animator, isPresenting] in
        animator.animate(presenting: isPresenting, modalView: modalView, in: container)
      },
      completion: { [isPresenting] _ in
        if isPresenting, !transitionContext.transitionWasCancelled {
          look.restoreClipping()
        } else {
          look.restore()
        }
        transitionContext.completeHonestly()
      })
  }

  public func animationEnded(_ transitionCompleted: Bool) {
    guard transitionCompleted else { return }
    if isPresenting { animator.onPresented?() } else { animator.onDismissed?() }
  }
}
