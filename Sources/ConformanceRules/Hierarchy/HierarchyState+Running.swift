import AppearanceTrace

extension HierarchyState {
  /// The transitions that have begun and not ended, in the order of their beginning.
  var running: [TransitionState] { open.compactMap { transitions[$0] } }

  /// The transition that began last of those that run.
  var latestRunning: TransitionState? { open.last.flatMap { transitions[$0] } }

  /// The transitions that run with a controller on either side, in the order of their beginning.
  func running(about controller: Name) -> [TransitionState] {
    open.compactMap { name in
      transitions[name].flatMap { $0.concerns(controller) ? $0 : nil }
    }
  }

  /// The last that runs of the transitions of a kind.
  func running(_ kind: TransitionSpan.Kind) -> TransitionState? {
    open.last { transitions[$0]?.kind == kind }.flatMap { transitions[$0] }
  }
}
