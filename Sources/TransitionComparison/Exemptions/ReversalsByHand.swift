import AppearanceTrace

extension Exemption {
  /// A presenter whose change is taken back by hand, animated or not.
  static let reversalsByHand = Exemption(
    "reversals-by-hand",
    statement:
      "A presenter that is told by hand that it goes and comes may be told of no animation, or of one, when"
      + " that is taken back.",
    reason:
      "A presentation controller hears that a change is given up when the animation back is over: nothing moves"
      + " any more, and what was begun with an animation is taken back.",
    evidence: .inferred,
    letsOff:
      "The flag of what takes back a change that has begun and did not end, if the contract says that such a"
      + " presenter is told by hand. That it is taken back, in which order, and all other flags are compared.",
    judgedBy: ["appearance-animated-flag", "appearance-cancel-rollback"],
    effect: .observations { sides in
      guard sides.presenter == .emulated, sides.covering != nil else { return }
      for presenter in sides.presenters {
        sides.editAll { $0[.controller(presenter)].leaveOutFlagsOfReversals() }
      }
    })
}

extension [Observation] {
  /// Compares what takes back a change of appearance that had begun without whether that is animated.
  fileprivate mutating func leaveOutFlagsOfReversals() {
    var change = ChangeOfAppearance.none
    for index in indices {
      guard let method = self[index].call?.method, self[index].isAppearance else { continue }
      if change.take(method) { self[index].leaveOutArguments { $0.label == "animated" } }
    }
  }
}

/// What a controller was told of a change of its appearance that goes on.
private enum ChangeOfAppearance {
  case none
  case begun(Call.Method)
  case takenBack(Call.Method)

  private var isTakenBack: Bool {
    guard case .takenBack = self else { return false }
    return true
  }

  /// Takes what the controller is told next.
  ///
  /// - Returns: Whether that takes back a change that had begun.
  mutating func take(_ method: Call.Method) -> Bool {
    switch method {
    case .viewWillAppear, .viewWillDisappear:
      switch self {
      case .begun(let before) where before != method, .takenBack(let before) where before != method:
        self = .takenBack(method)
      case .none, .begun, .takenBack: self = .begun(method)
      }
    case .viewDidAppear, .viewDidDisappear:
      defer { self = .none }
      return isTakenBack
    default: break
    }
    return isTakenBack
  }
}
