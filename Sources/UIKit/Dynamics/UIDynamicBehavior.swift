public import Foundation

/// A way in which things move; kept by its animator.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  /// The behaviours that belong to this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called at each frame while its animator runs.
  open var action: (() -> Void)?
  /// The animator that keeps the behaviour.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  public override init() { super.init() }

  /// Adds a behaviour that belongs to this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }

  /// Takes a behaviour away.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }

  /// Told when an animator takes or leaves the behaviour.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}
