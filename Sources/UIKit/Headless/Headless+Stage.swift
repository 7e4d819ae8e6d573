// What a stage needs that records what happens and who is to answer for it. It exists for the host of
// the stage alone: libraries and their tests do not see it.

extension Headless {
  /// Who is told what happens; not kept, and gone with a reset.
  package static weak var observer: (any SceneObserver)? {
    get { World.current.observer }
    set { World.current.observer = newValue }
  }

  /// Runs work that somebody is to answer for: the script by default.
  package static func acting<Value>(as cause: SceneCause, _ work: () -> Value) -> Value {
    World.current.acting(as: cause, work)
  }

  /// Lets somebody answer for what a controller's own methods do when UIKit calls them.
  ///
  /// Without it they belong to whoever caused the call. Real UIKit knows nothing of the kind.
  package static func entrust(_ controller: UIViewController, to cause: SceneCause) {
    controller.answerer = cause
  }

  /// What goes on although a settling does not wait for it, with who is to answer for it: timers,
  /// display links, and animations of others than the host.
  package static var running: [(label: String, cause: SceneCause)] {
    let world = World.current
    return world.turns.runningOn
      + world.animations.foreignMotions.map { (label: "animation", cause: $0) }
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
