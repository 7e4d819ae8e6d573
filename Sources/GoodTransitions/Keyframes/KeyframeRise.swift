import TransitionParts
public import UIKit

/// Lets a screen rise in two steps, and sink again in two steps.
public final class KeyframeRise: NSObject, UIViewControllerAnimatedTransitioning {
  private let isForward: Bool
  private let duration: TimeInterval = 0.6

  /// Makes an animator for one direction.
  ///
  /// - Parameter isForward: whether the screen comes rather than goes.
  public init(isForward: Bool) {
    self.isForward = isForward
  }

  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { transitionContext?.isAnimated == false ? 0 : duration }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let incoming = transitionContext.placeIncomingView(behind: !isForward)
    let moving = isForward ? incoming : transitionContext.view(forKey: .from)
    let height = transitionContext.containerView.bounds.height
    let steps = [1, 0.2, 0].map { CGAffineTransform(translationX: 0, y: height * $0) }
    let path = isForward ? steps : steps.reversed()
    moving?.transform = path[0]
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: [],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.7) {
          moving?.transform = path[1]
        }
        UIView.addKeyframe(withRelativeStartTime: 0.7, relativeDuration: 0.3) {
          moving?.transform = path[2]
        }
      },
      completion: { _ in
        moving?.transform = .identity
        transitionContext.completeHonestly()
      })
  }
}

/// Pushes and pops by keyframes, and keeps the system's swipe alive, which UIKit switches off where a
/// delegate chooses animators.
public final class KeyframeNavigation: NSObject, UINavigationControllerDelegate {
  private let swipeBack = SwipeBack()

  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    swipeBack.keep(in: navigationController)
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    KeyframeRise(isForward: operation == .push)
  }
}
