import AppearanceTrace

extension Situation {
  /// The transitions that have begun and not ended, in the order of their beginning.
  var running: [Transition] { open.compactMap { transitions[$0] } }

  /// The transition that began last of those that run.
  var latestRunning: Transition? { open.last.flatMap { transitions[$0] } }

  /// The transitions that run with a controller on either side, in the order of their beginning.
  func running(about controller: Name) -> [Transition] {
    open.compactMap { name in
      transitions[name].flatMap { $0.concerns(controller) ? $0 : nil }
    }
  }

  /// The last that runs of the transitions of a kind.
  func running(_ kind: TransitionSpan.Kind) -> Transition? {
    open.last { transitions[$0]?.kind == kind }.flatMap { transitions[$0] }
  }
}
