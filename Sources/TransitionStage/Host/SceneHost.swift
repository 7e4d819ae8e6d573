public import UIKit
public import UIKitSemantics

/// What a scenario needs beyond UIKit's own API: to begin anew, to move time, to watch.
@MainActor public protocol SceneHost: AnyObject {
  /// Replaces the whole scene: windows, clock, queues, faults. The observer stays.
  func reset(profile: Profile)
  /// The time since the reset, in microseconds.
  var now: Int64 { get }
  /// One hop of the main queue; time does not move.
  func turn()
  /// Moves time forward.
  ///
  /// - Parameter seconds: how far.
  func advance(by seconds: TimeInterval)
  /// Moves time forward until nothing is pending.
  ///
  /// - Parameter limit: how far at most, in seconds.
  /// - Returns: false at the limit, or when the scene halted.
  func settle(within limit: TimeInterval) -> Bool
  /// What a settling waits for, a line each.
  var pending: [String] { get }
  /// The fault that would have ended the process on a device; nothing runs after it.
  var endingFault: Fault? { get }
  /// How the status bar looks, and who decides it.
  var statusBar: StageEvent.StatusBar { get }
  /// Changes what is around the hierarchy.
  func change(_ change: StageChange)
  /// Who gets what keys are pressed.
  var firstResponder: UIResponder? { get }
  /// Who is told what happens; not kept.
  var observer: (any StageObserver)? { get set }
  /// Runs work that somebody is to answer for.
  func acting<Value>(as cause: StageCause, _ work: () -> Value) -> Value
  /// Does something with the finger on the screen.
  func touch(_ touch: StageTouch)
  /// Whether a view is the host's own machinery, which no app made: wrappers, bars.
  func isInternal(_ view: UIView) -> Bool
}

/// What the one finger of a script does; points are in the key window's coordinates.
public enum StageTouch: Sendable, Equatable {
  case down(at: CGPoint)
  case move(to: CGPoint)
  case up
  /// The system takes the touch away, as when a call comes in.
  case cancel
}

/// Somebody who watches the stage.
@MainActor public protocol StageObserver: AnyObject {
  /// Receives an event at the moment when it happens, before the code that it announces runs.
  ///
  /// - Parameters:
  ///   - event: what happens; the objects in it are not to be kept.
  ///   - cause: who is to answer for it.
  func stage(_ event: StageEvent, cause: StageCause)
}
