import TransitionStage

/// Why a subject cannot be driven through a scenario.
enum Obstacle {
  /// Why a subject has no part in a presentation under a style; none where it has.
  static func toPresenting(_ style: ModalStyle) -> @Sendable (Subject) -> String? {
    { subject in
      switch subject.plan {
      case .system, .animator: nil
      case .delegate: delegateObstacle(subject, style)
      case .installed(let places, _, _):
        places.contains(.present)
          ? delegateObstacle(subject, style) : "it has no part in presentations"
      case .navigation: "a navigation delegate has no part in presentations"
      case .container: "a container has no part in presentations"
      }
    }
  }

  private static func delegateObstacle(_ subject: Subject, _ style: ModalStyle) -> String? {
    if style == .customRemoval { return "it chooses its own presentation controller" }
    return subject.styles.contains(style.uiKitStyle) ? nil : "it is not made for this style"
  }

  /// Why a subject has no part in a presentation that a driver of the stage's drives.
  static func toDriving(_ style: ModalStyle) -> @Sendable (Subject) -> String? {
    { subject in
      if let obstacle = toPresenting(style)(subject) { return obstacle }
      switch subject.plan {
      case .system, .animator: return nil
      case .delegate, .installed, .navigation, .container:
        return "it brings its own driver, which only its own gesture moves"
      }
    }
  }

  /// Why a subject has no part in a change of a navigation's stack; none where it has.
  static func toNavigating(_ subject: Subject) -> String? {
    switch subject.plan {
    case .system, .animator, .navigation: nil
    case .installed(let places, _, _):
      places.contains(.push) ? nil : "it has no part in navigation"
    case .delegate: "a transitioning delegate has no part in navigation"
    case .container: "a container has no part in navigation"
    }
  }

  /// Why a subject has no part in a change of the stack that a driver of the stage's drives.
  static func toDrivingNavigation(_ subject: Subject) -> String? {
    if let obstacle = toNavigating(subject) { return obstacle }
    switch subject.plan {
    case .system, .animator: return nil
    case .delegate, .installed, .navigation, .container:
      return "it brings its own driver, which only its own gesture moves"
    }
  }
}
