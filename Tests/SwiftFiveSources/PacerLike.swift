import Foundation
import UIKit

// Animators that are driven by everything that has a time, as sources of Swift 5 write them.

class PacerAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  private weak var context: UIViewControllerContextTransitioning?
  private var displayLink: CADisplayLink?
  private var timer: Timer?
  private var started: CFTimeInterval = 0
  var animator: UIViewPropertyAnimator?

  deinit {
    displayLink?.invalidate()
    timer?.invalidate()
    NotificationCenter.default.removeObserver(self)
  }

  func transitionDuration(using ctx: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using ctx: UIViewControllerContextTransitioning) {
    context = ctx
    guard let view = ctx.view(forKey: .to) else { return ctx.completeTransition(false) }
    ctx.containerView.addSubview(view)
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: view.bounds).cgPath
    view.layer.mask = mask
    let grow = CABasicAnimation(keyPath: "path")
    grow.fromValue = UIBezierPath(ovalIn: .zero).cgPath
    grow.toValue = mask.path
    grow.duration = transitionDuration(using: ctx)
    grow.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeIn)
    grow.delegate = self
    grow.fillMode = .forwards
    grow.isRemovedOnCompletion = false
    mask.add(grow, forKey: "grow")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard let ctx = context else { return }
    ctx.completeTransition(!ctx.transitionWasCancelled)
  }

  func interruptibleAnimator(
    using ctx: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if let animator = animator { return animator }
    let spring = UISpringTimingParameters(
      dampingRatio: 0.8, initialVelocity: CGVector(dx: 1, dy: 0))
    let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: spring)
    animator.addAnimations { ctx.view(forKey: .to)?.alpha = 1 }
    animator.addCompletion { position in ctx.completeTransition(position == .end) }
    self.animator = animator
    return animator
  }

  func follow() {
    started = CACurrentMediaTime()
    let selector = Selector(
      "frame(_:)", PacerAnimator.frame(_:) as (PacerAnimator) -> (CADisplayLink) -> Void)
    displayLink = CADisplayLink(target: self, selector: selector)
    displayLink?.preferredFramesPerSecond = 30
    displayLink?.add(to: .main, forMode: .common)
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] timer in
      guard let self = self else { return timer.invalidate() }
      if CACurrentMediaTime() - self.started > 1 { timer.invalidate() }
    }
  }

  func frame(_ link: CADisplayLink) {
    if link.timestamp - started > 1 { link.invalidate() }
  }
}

final class PacerDelegate: NSObject {
  private let queue = DispatchQueue(label: "pacer", qos: .userInteractive)
  private let group = DispatchGroup()

  func later(_ completion: @escaping () -> Void) {
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    CATransaction.setDisableActions(true)
    CATransaction.commit()
    let delay = 0.5
    DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + delay, execute: completion)
    queue.async(group: group) { DispatchQueue.main.async(execute: completion) }
    group.notify(queue: .main, execute: completion)
    let item = DispatchWorkItem(block: completion)
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(10), execute: item)
    OperationQueue.main.addOperation(completion)
    RunLoop.main.perform(completion)
  }

  func observe() {
    let selector = Selector(
      "hear(_:)", PacerDelegate.hear(_:) as (PacerDelegate) -> (Notification) -> Void)
    NotificationCenter.default.addObserver(
      self, selector: selector, name: Notification.Name("pacer"), object: nil)
    perform(Selector("again", PacerDelegate.again), with: nil, afterDelay: 0.2)
  }

  private func hear(_ note: Notification) {}
  private func again() {}
}
