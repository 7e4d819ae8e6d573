public import Foundation
import VirtualTime

/// Who is told when an animator of behaviours begins to move things, and when they have come to rest.
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

/// Keeps behaviours, and runs until things rest.
///
/// Differs from UIKit: there is no physics. What snaps goes straight to its point, and nothing else moves. A run
/// takes a second, which is made up; it has no end where something falls or is pushed all the time and nothing
/// stops it, neither a collision nor an attachment. The actions of behaviours are called at each frame.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates things move.
  open private(set) weak var referenceView: UIView?
  /// The behaviours that were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether things move.
  open var isRunning: Bool { run != nil }
  /// How long things have moved, in seconds.
  open private(set) var elapsedTime: TimeInterval = 0
  /// Who is told; not kept alive.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// What goes on until things rest; none while they do.
  private var run: DynamicRun?

  /// Makes an animator without a view.
  public override init() { super.init() }

  /// Makes an animator of things in a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Keeps a behaviour, and begins to run if that moves something.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.has(behavior) else { return }
    behavior.willMove(to: self)
    behavior.dynamicAnimator = self
    behaviors.append(behavior)
    resume(behavior.withChildren)
  }

  /// Forgets a behaviour.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.has(behavior) else { return }
    forget(behavior)
    behaviors.removeAll { $0 === behavior }
    if !everything.contains(where: \.moves) { stop() }
  }

  /// Forgets all behaviours.
  open func removeAllBehaviors() {
    behaviors.forEach(forget)
    behaviors = []
    stop()
  }

  private func forget(_ behavior: UIDynamicBehavior) {
    behavior.willMove(to: nil)
    behavior.dynamicAnimator = nil
  }

  /// Takes over where a thing is, and begins to run again.
  open func updateItem(usingCurrentState item: any UIDynamicItem) { resume(everything) }

  // MARK: - Running

  /// The behaviours, with those that belong to them.
  private var everything: [UIDynamicBehavior] { behaviors.flatMap(\.withChildren) }

  /// Begins to run, or runs on for as long again, by behaviours that move things.
  private func resume(_ behaviors: [UIDynamicBehavior]) {
    let moving = behaviors.filter(\.moves)
    guard !moving.isEmpty else { return }
    if let run { return run.goOn(moving) }
    run = DynamicRun(moving) { [weak self] in self?.step() }
    delegate?.dynamicAnimatorWillResume(self)
  }

  private func stop() {
    run?.stop()
    run = nil
  }

  private func step() {
    guard let run else { return }
    elapsedTime += DynamicRun.frame
    let everything = everything
    for behavior in everything { behavior.action?() }
    // An action may end the run, or begin another one.
    guard run === self.run, run.isOver(everything) else { return }
    stop()
    delegate?.dynamicAnimatorDidPause(self)
  }
}
