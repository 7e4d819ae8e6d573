import CoreGraphics

extension Headless {
  /// Who gets what keys are pressed.
  public static var firstResponder: UIResponder? { World.current.firstResponder }

  /// Whether a view is the host's own machinery, which no app made: wrappers and bars.
  ///
  /// The container of a presentation is not: it is handed to animators.
  public static func isInternal(_ view: UIView) -> Bool {
    view is any HostOwned
  }

  /// Whether a coordinator is the host's own, and not one that an app made.
  public static func isInternal(_ coordinator: any UIViewControllerTransitionCoordinator) -> Bool {
    coordinator is TransitionCoordinator || coordinator is ResizeCoordinator
  }
}

extension Headless {
  /// What the controllers would answer if they were asked for the status bar now; nothing changes.
  public static var freshStatusBar:
    (
      style: UIStatusBarStyle, isHidden: Bool, owner: UIViewController?,
      hiddenOwner: UIViewController?
    )
  {
    let look = World.current.statusBar.freshLook
    return (look.style, look.isHidden, look.owner, look.hiddenOwner)
  }

  /// Whether the status bar is still on its way to the look that it was given last.
  public static var isStatusBarFading: Bool { World.current.statusBar.isFading }

  /// Who decides whether the status bar is hidden.
  public static var statusBarHiddenOwner: UIViewController? { World.current.statusBar.hiddenOwner }

  /// How many begins of ignoring touches have no end yet.
  public static var ignoreDepth: Int { World.current.application.ignoreDepth }

  /// Whether assistive technology reaches what is in a view, as far as the views around it decide.
  public static func assistanceReaches(_ view: UIView) -> Bool {
    AccessibleElements.reaches(view, in: World.current)
  }

  /// What goes on although a settling does not wait for it, with who is to answer for it: timers,
  /// display links, and animations of others than the host.
  public static var running: [(label: String, cause: SceneCause)] {
    let world = World.current
    return world.turns.runningOn
      + world.animations.foreignMotions.map { (label: "animation", cause: $0) }
  }
}
