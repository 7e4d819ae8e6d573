import TransitionParts
public import UIKit

/// Slides up and down by a property animator, which a finger can take hold of in mid-flight.
///
/// UIKit asks for the running animator more than once; it is the same one for as long as the
/// transition runs.
public final class PropertyAnimatorSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private let duration: TimeInterval = 0.4
  private var running: UIViewPropertyAnimator?

  /// Makes an animator for one transition.
  ///
  /// - Parameter isPresenting: whether the screen comes rather than goes.
  public init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { transitionContext?.isAnimated == false ? 0 : duration }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let running { return running }
    let animator = makeAnimator(transitionContext)
    running = animator
    return animator
  }

  public func animationEnded(_ transitionCompleted: Bool) {
    running = nil
  }

  private func makeAnimator(
    _ context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    let incoming = context.placeIncomingView(behind: !isPresenting)
    let moving = isPresenting ? incoming : context.view(forKey: .from)
    let below = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
    if isPresenting { moving?.transform = below }
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: context),
      timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    animator.addAnimations { [isPresenting] in
      moving?.transform = isPresenting ? .identity : below
    }
    animator.addCompletion { _ in
      moving?.transform = .identity
      context.completeHonestly()
    }
    return animator
  }
}

/// Slides a screen up and down, and lets a finger pull it away.
public final class PropertyAnimatorDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private var driver: PanDriver?

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if driver?.watches(presented.view) != true {
      driver = PanDriver(.down) { [weak presented] in presented?.dismiss(animated: true) }
      driver?.watch(presented.view)
    }
    return PropertyAnimatorSlide(isPresenting: true)
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { PropertyAnimatorSlide(isPresenting: false) }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver?.isPulling == true ? driver : nil
  }
}
