package import AppearanceTrace
package import TransitionVocabulary
public import UIKit
package import UIKitSemantics

/// What a scenario needs beyond UIKit's own API: to begin anew, to move time, to watch.
@MainActor package protocol SceneHost: AnyObject {
  /// Replaces the whole scene: windows, clock, queues, complaints. The observer stays.
  ///
  /// - Parameters:
  ///   - profile: the release to behave like.
  ///   - device: what the scene's screen belongs to.
  func reset(profile: Profile, on device: StageDevice)
  /// What the host cannot see; rules that rest on it are not judged there.
  var unseen: Set<SceneSense> { get }
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
  /// What was called from another thread than the main one, a line each; nothing came of it.
  var callsFromOtherThreads: [String] { get }
  /// Lets real time pass for a moment where virtual time ended nothing, and says what came, a line each.
  ///
  /// The scene is of no further use.
  func awaitRealTime(naming name: (Int) -> String?) -> [String]
  /// The complaint that would have ended the process on a device; nothing runs after it.
  var endingComplaint: Complaint? { get }
  /// How the status bar looks, and who decides it.
  var statusBar: StageEvent.StatusBar { get }
  /// How the status bar would look if the controllers were asked now.
  var freshStatusBar: StageEvent.StatusBar { get }
  /// What goes on although a settling does not wait for it.
  var running: [StageActivity] { get }
  /// How many begins of ignoring touches have no end yet.
  var ignoreDepth: Int { get }
  /// Whether assistive technology reaches what is in a view.
  func assistanceReaches(_ view: UIView) -> Bool
  /// Whether the interface would follow a turn of the device that gives the screen a size; any other change of
  /// size it follows.
  func mayFollowTurn(to size: CGSize) -> Bool
  /// Changes what is around the hierarchy.
  func change(_ change: StageChange)
  /// Makes the gesture by which those who do not see the screen leave it.
  ///
  /// - Returns: who understood it; or else the first controller that was asked, and false.
  func performEscape() -> (responder: UIResponder?, isHandled: Bool)
  /// Lets a segue do what one of the system's kind does, where its class calls `super`.
  func letPerform(_ segue: UIStoryboardSegue, asPush isPush: Bool)
  /// Who gets what keys are pressed.
  var firstResponder: UIResponder? { get }
  /// Who is told what happens; not kept.
  var observer: (any StageObserver)? { get set }
  /// Runs work that somebody is to answer for.
  func acting<Value>(as cause: StageCause, _ work: () -> Value) -> Value
  /// Lets somebody answer for what a controller's own methods do when the host calls them.
  func entrust(_ controller: UIViewController, to cause: StageCause)
  /// Follows the callbacks of appearance that the host calls on a controller, behind its own code.
  ///
  /// - Parameter follow: gets each callback; it is kept as long as the controller.
  func accompany(
    _ controller: UIViewController, _ follow: @escaping @MainActor (EventKind) -> Void)
  /// Does something with a finger on the screen.
  ///
  /// - Parameter finger: tells fingers apart that are down at the same time; a script's first is 0.
  func touch(_ touch: StageTouch, finger: Int)
  /// Whether a view is the host's own machinery, which no app made: wrappers, bars.
  func isInternal(_ view: UIView) -> Bool
  /// Whether a coordinator is the host's own, and not one that an app made.
  func isInternal(_ coordinator: any UIViewControllerTransitionCoordinator) -> Bool
}

extension SceneHost {
  /// Lets the subject answer for what a controller's own methods do when the host calls them.
  package func entrustToSubject(_ controller: UIViewController) {
    entrust(controller, to: .subject(transition: nil))
  }

  /// Replaces the whole scene by one on a phone.
  ///
  /// - Parameter profile: the release to behave like.
  package func reset(profile: Profile) { reset(profile: profile, on: .phone) }

  /// Does something with a script's first finger.
  package func touch(_ touch: StageTouch) { self.touch(touch, finger: 0) }
}

/// What a scene's screen belongs to.
public enum StageDevice: String, Sendable, CaseIterable {
  /// A phone, upright: too narrow for columns and popovers.
  case phone
  /// A tablet, upright: there is room for columns and popovers.
  case tablet
}

/// What a finger of a script does; points are in the key window's coordinates.
public enum StageTouch: Sendable, Equatable {
  case down(at: CGPoint)
  case move(to: CGPoint)
  case up
  /// The system takes the touch away, as when a call comes in.
  case cancel
}

/// Somebody who watches the stage.
@MainActor package protocol StageObserver: AnyObject {
  /// Where it is; the note of a seat that it keeps.
  var note: ObserverNote { get }
  /// Receives an event at the moment when it happens, before the code that it announces runs.
  ///
  /// - Parameters:
  ///   - event: what happens; the objects in it are not to be kept.
  ///   - cause: who is to answer for it.
  func stage(_ event: StageEvent, cause: StageCause)
  /// Time has moved on, and nothing is done yet: what the stage shows now is what eyes see.
  func stageWasDrawn()
}

extension StageObserver {
  package func stageWasDrawn() {}
}
