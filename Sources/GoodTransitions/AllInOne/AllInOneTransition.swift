import TransitionParts
public import UIKit

/// Is the delegate, the animator and the driver at once, as small libraries like it.
///
/// What it keeps of one transition it forgets at the end of the animation, whatever the outcome.
public final class AllInOneTransition: UIPercentDrivenInteractiveTransition,
  UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning
{
  private var isPresenting = true
  private var isPulling = false
  private var hasBegun = false
  private var verdict: Bool?
  private weak var presented: UIViewController?

  // MARK: - Delegate

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = true
    if self.presented !== presented {
      self.presented = presented
      presented.view.addGestureRecognizer(
        UIPanGestureRecognizer(
          target: self, action: Selector("pull(_:)", AllInOneTransition.pull(_:))))
    }
    return self
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = false
    return self
  }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isPulling ? self : nil }

  // MARK: - Animator

  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { transitionContext?.isAnimated == false ? 0 : 0.3 }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let incoming = transitionContext.placeIncomingView(behind: !isPresenting)
    let fading = isPresenting ? incoming : transitionContext.view(forKey: .from)
    if isPresenting { fading?.alpha = 0 }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { [isPresenting] in fading?.alpha = isPresenting ? 1 : 0 },
      completion: { _ in
        fading?.alpha = 1
        transitionContext.completeHonestly()
      })
  }

  public func animationEnded(_ transitionCompleted: Bool) {
    isPulling = false
    hasBegun = false
    verdict = nil
  }

  // MARK: - Driver

  public override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    hasBegun = true
    if let verdict { conclude(through: verdict) }
  }

  private func pull(_ pan: UIPanGestureRecognizer) {
    let height = max(pan.view?.bounds.height ?? 1, 1)
    let fraction = min(max(pan.translation(in: nil).y / height, 0), 1)
    switch pan.state {
    case .began:
      isPulling = true
      presented?.dismiss(animated: true)
    case .changed: update(fraction)
    case .ended: conclude(through: fraction > 0.5)
    case .cancelled, .failed: conclude(through: false)
    case .possible: break
    @unknown default: break
    }
  }

  private func conclude(through isThrough: Bool) {
    guard hasBegun else {
      verdict = isThrough
      return
    }
    if isThrough { finish() } else { cancel() }
  }
}
