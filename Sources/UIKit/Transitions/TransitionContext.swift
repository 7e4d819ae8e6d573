import CoreGraphics
import Foundation

/// The face of a transition that its animator and its driver see.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// Kept as long as this object is there.
  private let kept: Unmanaged<ActiveTransition>
  var transition: ActiveTransition { kept.takeUnretainedValue() }
  private let realTime = World.current.realTime

  init(_ transition: ActiveTransition) {
    kept = .passRetained(transition)
  }

  // A task or a thread may be the last to let go; the scene that goes with it goes on the main actor.
  deinit { MainThread.release(kept) }

  var containerView: UIView { transition.owner.container }
  var isAnimated: Bool { transition.isAnimated }
  var isInteractive: Bool { transition.machine.isInteractive }
  var transitionWasCancelled: Bool { transition.machine.wasCancelled }
  var presentationStyle: UIModalPresentationStyle { transition.owner.style ?? .none }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard realTime.admits("updateInteractiveTransition") else { return }
    transition.update(percentComplete)
  }

  func finishInteractiveTransition() {
    if realTime.admits("finishInteractiveTransition") { transition.finish() }
  }

  func cancelInteractiveTransition() {
    if realTime.admits("cancelInteractiveTransition") { transition.cancel() }
  }

  func pauseInteractiveTransition() {
    if realTime.admits("pauseInteractiveTransition") { transition.pause() }
  }

  func completeTransition(_ didComplete: Bool) {
    if realTime.admits("completeTransition") { transition.complete(didComplete) }
  }

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
