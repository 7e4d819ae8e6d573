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
    resume()
  }

  /// Forgets a behaviour.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.has(behavior) else { return }
    behavior.willMove(to: nil)
    behavior.dynamicAnimator = nil
    behaviors.removeAll { $0 === behavior }
    if moving.isEmpty { stop() }
  }

  /// Forgets all behaviours.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// Takes over where a thing is, and begins to run again.
  open func updateItem(usingCurrentState item: any UIDynamicItem) { resume() }

  // MARK: - Running

  /// The behaviours, with those that belong to them, by which things move.
  private var moving: [UIDynamicBehavior] { behaviors.flatMap(\.withChildren).filter(\.moves) }

  private func resume() {
    guard !moving.isEmpty else { return }
    let isNew = run == nil
    stop()
    run = DynamicRun(moving) { [weak self] in self?.step() }
    if isNew { delegate?.dynamicAnimatorWillResume(self) }
  }

  private func stop() {
    run?.stop()
    run = nil
  }

  private func step() {
    guard let run else { return }
    elapsedTime += DynamicRun.frame
    for behavior in behaviors.flatMap(\.withChildren) { behavior.action?() }
    // An action may end the run, or begin another one.
    guard run === self.run, run.isOver(behaviors.flatMap(\.withChildren)) else { return }
    stop()
    delegate?.dynamicAnimatorDidPause(self)
  }
}
