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
    var begun: Call.Method?
    var isReversal = false
    for index in indices {
      guard let method = self[index].call?.method, self[index].isAppearance else { continue }
      switch method {
      case .viewWillAppear, .viewWillDisappear:
        isReversal = begun.map { $0 != method } ?? false
        begun = method
      default: break
      }
      if isReversal { self[index].leaveOutArguments { $0.label == "animated" } }
      if [.viewDidAppear, .viewDidDisappear].contains(method) {
        begun = nil
        isReversal = false
      }
    }
  }
}
