import TransitionStage

/// How a pull comes to nothing, after which all is as before, and something else is asked for.
enum VainPull: CaseIterable, Sendable {
  /// The finger or the driver lets go too early.
  case letGo
  /// The system takes the finger away, as for a call or an alert; no driver of the stage's knows of that.
  case takenAway

  /// What is asked for next, as an action's id says it.
  func then(_ next: String) -> String {
    switch self {
    case .letGo: "cancel-then-\(next)"
    case .takenAway: "interrupted-then-\(next)"
    }
  }

  /// What is asked for after a pull in vain of this kind, as an action's id says it; none where none goes before.
  func next(in action: String) -> String? {
    let opening = then("")
    return action.hasPrefix(opening) ? String(action.dropFirst(opening.count)) : nil
  }

  /// How it ends, as a title says it of what is pulled.
  var words: String {
    switch self {
    case .letGo: "and given up"
    case .takenAway: "far, until the system takes the touch"
    }
  }

  /// How the script pulls away.
  var pull: Pull {
    switch self {
    case .letGo: .away
    case .takenAway: .byGesture
    }
  }

  /// Pulls, by whatever pulls in a family, until it comes to nothing.
  ///
  /// What comes after it gets the same animator: an app may keep one for all.
  @MainActor func perform(
    on stage: Stage, pulling: (PullEnd) -> Void, swiping: (Stage.Swipe) -> Void
  ) {
    stage.installer.isShared = true
    switch self {
    case .letGo: pulling(.cancelled)
    case .takenAway: swiping(swipe)
    }
  }

  /// How a finger pulls.
  var swipe: Stage.Swipe {
    switch self {
    case .letGo: .halfHearted
    case .takenAway: .takenAwayLate
    }
  }
}
