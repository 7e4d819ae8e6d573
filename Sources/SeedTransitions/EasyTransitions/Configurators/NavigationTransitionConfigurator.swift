import TransitionParts
public import UIKit

/// Runs a navigation animator within a transition between two screens of a container.
public final class NavigationTransitionConfigurator: NSObject,
  UIViewControllerAnimatedTransitioning
{
  private let animator: any NavigationTransitionAnimator
  private let isPresenting: Bool

  /// Makes a configurator for one way.
  ///
  /// - Parameter isPresenting: whether something new comes, rather than something old back.
  public init(_ animator: any NavigationTransitionAnimator, isPresenting: Bool) {
    self.animator = animator
    self.isPresenting = isPresenting
  }

  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { transitionContext?.isAnimated == false ? 0 : animator.duration }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.placeIncomingView(behind: !isPresenting),
      let fromView = transitionContext.view(forKey: .from)
    else { return transitionContext.completeHonestly() }
    let container = transitionContext.containerView
    let looks = [toView, fromView].map(AnimatedLook.init)
    animator.layout(presenting: isPresenting, fromView: fromView, toView: toView, in: container)
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: [],
      animations: { [animator, isPresenting] in
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
          animator.animations(
            presenting: isPresenting, fromView: fromView, toView: toView, in: container)
        }
        for other in animator.auxAnimations(isPresenting) {
          UIView.addKeyframe(
            withRelativeStartTime: other.delay, relativeDuration: 1 - other.delay,
            animations: other.changes)
        }
      },
      completion: { _ in
        for look in looks { look.restore() }
        transitionContext.completeHonestly()
      })
  }
}
