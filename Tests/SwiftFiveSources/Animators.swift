import UIKit

/// An animator with all forms of view animation that libraries use.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Edge { case left, right, top, bottom }

  let edge: Edge
  let operation: UINavigationController.Operation
  let duration: TimeInterval
  let fade: CFTimeInterval = 0.1

  init(
    edge: Edge, operation: UINavigationController.Operation = .none, duration: TimeInterval = 0.4
  ) {
    self.edge = edge
    self.operation = operation
    self.duration = duration
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { return duration }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard
      let fromVC = transitionContext.viewController(
        forKey: UITransitionContextViewControllerKey.from),
      let toVC = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.to),
      let toView = transitionContext.view(forKey: .to)
    else {
      transitionContext.completeTransition(false)
      return
    }
    let container = transitionContext.containerView
    let final = transitionContext.finalFrame(for: toVC)
    container.insertSubview(toView, at: 0)
    if let snapshot = fromVC.view.snapshotView(afterScreenUpdates: false) {
      container.addSubview(snapshot)
      snapshot.frame = fromVC.view.convert(fromVC.view.bounds, to: container)
      UIView.animate(
        withDuration: 0.2, animations: { snapshot.alpha = 0 },
        completion: { _ in snapshot.removeFromSuperview() })
    }
    toView.frame = final.offsetBy(dx: dx(final), dy: dy(final))
    toView.transform = CGAffineTransform.identity.scaledBy(x: 0.9, y: 0.9)
    UIView.animate(withDuration: 0.1) { toView.isHidden = false }
    UIView.animate(withDuration: 0.1, animations: { fromVC.view.alpha = 1 })
    UIView.animate(
      withDuration: duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: {
        toView.frame = final
        toView.transform = .identity
      },
      completion: { finished in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5,
      options: .curveLinear, animations: { container.backgroundColor = UIColor.clear },
      completion: nil)
    UIView.transition(
      with: container, duration: 0.2, options: .transitionCrossDissolve, animations: nil,
      completion: nil)
  }

  func animationEnded(_ transitionCompleted: Bool) {}

  private func dx(_ rect: CGRect) -> CGFloat {
    switch edge {
    case .left: return -rect.width
    case .right: return rect.width
    case .top, .bottom: return 0
    }
  }

  private func dy(_ rect: CGRect) -> CGFloat {
    switch edge {
    case .top: return -rect.height
    case .bottom: return rect.height
    case .left, .right: return 0
    }
  }
}

/// A delegate that hands out all that a transition can have.
final class SlideDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var driver: SlideDriver?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return SlideAnimator(edge: .bottom)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  { return SlideAnimator(edge: .bottom) }

  func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  { return driver }

  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  { return driver }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    return DimmedPresentation(presentedViewController: presented, presenting: presenting)
  }
}

class SlideDriver: UIPercentDrivenInteractiveTransition {
  var isRunning = false

  override init() {
    super.init()
    completionCurve = .linear
  }

  override func update(_ percentComplete: CGFloat) {
    super.update(percentComplete)
  }

  override func finish() {
    super.finish()
    isRunning = false
  }

  override func cancel() {
    super.cancel()
    isRunning = false
  }

  override func startInteractiveTransition(
    _ transitionContext: UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    isRunning = true
  }
}

class DimmedPresentation: UIPresentationController {
  let dimming = UIView()

  override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  override var shouldRemovePresentersView: Bool { return false }
  override var shouldPresentInFullscreen: Bool { return true }
  override var presentedView: UIView? { return super.presentedView }

  override var frameOfPresentedViewInContainerView: CGRect {
    return containerView?.bounds.insetBy(dx: 20, dy: 40) ?? CGRect.zero
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    containerView?.addSubview(dimming)
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { context in
        self.dimming.alpha = context.isAnimated ? 1 : 0
      },
      completion: { _ in })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    presentingViewController.view.alpha = 1
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
  }
}
