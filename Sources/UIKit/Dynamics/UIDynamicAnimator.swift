public import Foundation

/// Who is told when an animator of behaviours moves and rests; never here.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Told when things begin to move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

  /// Told when things have come to rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}

  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Keeps behaviours, and moves nothing.
///
/// Differs from UIKit: there is no physics. Nothing falls, snaps, collides or is pushed, no action is
/// called, and the delegate hears nothing, so that a transition which waits for things to come to rest
/// never ends here.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates things would move.
  open private(set) weak var referenceView: UIView?
  /// The behaviours that were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether things move; never here.
  open var isRunning: Bool { false }
  /// How long things have moved, in seconds; not at all here.
  open var elapsedTime: TimeInterval { 0 }
  /// Who would be told; not kept alive.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Makes an animator without a view.
  public override init() { super.init() }

  /// Makes an animator of things in a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Keeps a behaviour.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.has(behavior) else { return }
    behavior.willMove(to: self)
    behavior.dynamicAnimator = self
    behaviors.append(behavior)
  }

  /// Forgets a behaviour.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.has(behavior) else { return }
    behavior.willMove(to: nil)
    behavior.dynamicAnimator = nil
    behaviors.removeAll { $0 === behavior }
  }

  /// Forgets all behaviours.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// Takes over where a thing is, which has no effect.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}
