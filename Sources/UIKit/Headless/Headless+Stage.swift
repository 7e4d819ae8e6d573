import Foundation
package import TransitionVocabulary

// What a stage needs that records what happens and who is to answer for it. It exists for the host of
// the stage alone: libraries and their tests do not see it.

extension Headless {
  /// Who is told what happens; kept until a reset.
  package static var observer: (any SceneObserver)? {
    get { World.current.observer }
    set { World.current.observer = newValue }
  }

  /// Runs work that somebody is to answer for: the script by default.
  package static func acting<Value>(as cause: SceneCause, _ work: () -> Value) -> Value {
    World.acting(as: cause, work)
  }

  /// Switches all animations on or off, and tells the observer nothing of it.
  package static func switchAnimations(_ isOn: Bool) {
    World.current.animations.isEnabled = isOn
  }

  /// How many steps walks over views, controllers and presentations took so far: what work costs, whatever the
  /// machine. None are counted but in debug builds.
  package static var steps: Int { Steps.count }

  /// Lets somebody answer for what a controller's own methods do when UIKit calls them.
  ///
  /// Without it they belong to whoever caused the call. Real UIKit knows nothing of the kind.
  package static func entrust(_ controller: UIViewController, to cause: SceneCause) {
    controller.answerer = cause
  }

  /// Follows the callbacks of appearance that UIKit calls on a controller, behind its own code.
  ///
  /// A direct call by somebody else is not followed. Real UIKit knows nothing of the kind.
  package static func accompany(
    _ controller: UIViewController, _ follow: @escaping @MainActor (EventKind) -> Void
  ) {
    controller.companion = follow
  }

  /// What goes on although a settling does not wait for it, with who is to answer for it: timers,
  /// display links, and animations of others than the host.
  package static var running: [(label: String, cause: SceneCause)] {
    let world = World.current
    return world.turns.runningOn
      + world.animations.foreignMotions.map { (label: "animation", cause: $0) }
  }

  /// Whether the interface would follow a turn of the device that gives the screen a size, as who fills the window
  /// and the application allow. Any other change of size is no turn.
  package static func mayFollowTurn(to size: CGSize) -> Bool {
    OrientationChange.mayFollow(to: size)
  }

  /// Lets a segue do what the kind of a file's does that presents, or pushes, where its class calls `super`: who
  /// makes it without a file has said nothing of its kind.
  package static func letPerform(_ segue: UIStoryboardSegue, asPush isPush: Bool) {
    segue.performance =
      segue.performance ?? (isPush ? { $0.push() } : { $0.presentDestination() })
  }

  /// What was done from another thread than the main one, a line each; nothing came of it.
  package static var callsFromOtherThreads: [String] {
    World.current.realTime.calls.compactMap { call in
      switch call {
      case .fromAnotherThread(let method): "\(method) came from another thread"
      case .afterVirtualTime: nil
      }
    }
  }

  /// Gives real time a chance to end what virtual time did not, and says what came, a line each.
  ///
  /// It is given only where somebody keeps the context of a transition that is not over, for nobody else
  /// could complete it. The scene is of no further use.
  ///
  /// - Parameters:
  ///   - patience: How long at most, in seconds.
  ///   - name: What the caller calls a transition, of its number.
  package static func awaitRealTime(
    for patience: TimeInterval, naming name: (Int) -> String?
  ) -> [String] {
    let world = World.current
    let kept = world.transitions.filter(\.isContextKept)
    guard !kept.isEmpty else { return callsFromOtherThreads }
    let pending = Self.pending
    world.realTime.pass(for: patience)
    let late = world.realTime.calls.compactMap { call in
      switch call {
      case .fromAnotherThread: nil as String?
      case .afterVirtualTime(let method): "\(method) came after virtual time was over"
      }
    }
    let work = Self.pending == pending ? [] : ["work came after virtual time was over"]
    let lines = callsFromOtherThreads + late + work
    guard lines.isEmpty else { return lines }
    // What is still in a hand is kept by its paused animation: no task and no thread.
    return kept.filter { !$0.machine.isInteractive }.map { $0.keptLine(name) }
  }

  /// Whether a view is the host's own machinery, which no app made: wrappers and bars.
  ///
  /// The container of a presentation is not: it is handed to animators.
  package static func isInternal(_ view: UIView) -> Bool {
    view is any HostOwned
  }

  /// Whether a coordinator is the host's own, and not one that an app made.
  package static func isInternal(_ coordinator: any UIViewControllerTransitionCoordinator) -> Bool {
    coordinator is TransitionCoordinator || coordinator is ResizeCoordinator
  }

  /// What the controllers would answer if they were asked for the status bar now; nothing changes.
  package static var freshStatusBar:
    (
      style: UIStatusBarStyle, isHidden: Bool, owner: UIViewController?,
      hiddenOwner: UIViewController?
    )
  {
    let look = World.current.statusBar.freshLook
    return (look.style, look.isHidden, look.owner, look.hiddenOwner)
  }

  /// Who decides whether the status bar is hidden.
  package static var statusBarHiddenOwner: UIViewController? { World.current.statusBar.hiddenOwner }

  /// How many begins of ignoring touches have no end yet.
  package static var ignoreDepth: Int { World.current.application.ignoreDepth }
}

extension ActiveTransition {
  /// That somebody keeps the context, in words.
  fileprivate func keptLine(_ name: (Int) -> String?) -> String {
    "something still keeps the context of \(number.flatMap(name) ?? "a transition")"
  }
}
