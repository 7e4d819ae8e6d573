import UIKit

@objc public protocol PeekabooTransitionDelegate: AnyObject {
  @objc optional func peekabooWillPeek(_ transition: PeekabooTransition)
  @objc optional func peekabooDuration(_ transition: PeekabooTransition) -> TimeInterval
}

/// Lets a screen peek out from below; assign it as the screen's transitioning delegate.
@objc public class PeekabooTransition: NSObject, UIViewControllerTransitioningDelegate {
  @objc public static let shared = PeekabooTransition()

  @objc public weak var delegate: PeekabooTransitionDelegate?

  @objc public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    delegate?.peekabooWillPeek?(self)
    pull.attach(to: presented)
    return PeekabooAnimator(isPresenting: true, duration: duration)
  }

  @objc public func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    return PeekabooAnimator(isPresenting: false, duration: duration)
  }

  @objc public func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    return pull.isPulling ? pull : nil
  }

  private let pull = PeekabooPull()

  private var duration: TimeInterval {
    return delegate?.peekabooDuration?(self) ?? 0.4
  }
}
