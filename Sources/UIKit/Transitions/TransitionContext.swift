import CoreGraphics
import Foundation

/// The face of a transition that its animator and its driver see.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let transition: ActiveTransition

  init(_ transition: ActiveTransition) {
    self.transition = transition
  }

  var containerView: UIView { transition.owner.container }
  var isAnimated: Bool { transition.isAnimated }
  var isInteractive: Bool { transition.machine.isInteractive }
  var transitionWasCancelled: Bool { transition.machine.wasCancelled }
  var presentationStyle: UIModalPresentationStyle { transition.owner.style ?? .none }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    transition.update(percentComplete)
  }

  func finishInteractiveTransition() { transition.finish() }
  func cancelInteractiveTransition() { transition.cancel() }
  func pauseInteractiveTransition() { transition.pause() }
  func completeTransition(_ didComplete: Bool) { transition.complete(didComplete) }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition.controller(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    transition.view(forKey: key)
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    transition.side(of: vc).map(transition.owner.initialFrame) ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    transition.side(of: vc).map(transition.owner.finalFrame) ?? .zero
  }
}

extension ActiveTransition {
  func controller(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    if key == .from { return from }
    return key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    if key == .from { return owner.view(.from) }
    return key == .to ? owner.view(.to) : nil
  }

  func side(of controller: UIViewController) -> TransitionSide? {
    if controller === from { return .from }
    return controller === to ? .to : nil
  }
}
