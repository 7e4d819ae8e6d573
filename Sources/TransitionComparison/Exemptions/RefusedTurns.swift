import AppearanceTrace

extension Exemption {
  /// A turn of the device that the subject's screens do not allow.
  static let refusedTurns = Exemption(
    "refused-turns",
    statement: "A screen may not allow a turn of the device.",
    reason:
      "Who fills the window says how the interface may lie (supportedInterfaceOrientations), and where it may not"
      + " lie as the device is held, nothing turns.",
    evidence: .inferred,
    letsOff:
      "That the interface turns, where it keeps its size though the device is turned. All else is compared with"
      + " the system's screens, which do not allow the same turns.",
    effect: .references { choice in choice.followRefusedTurns() })
}

extension ReferenceChoice {
  fileprivate mutating func followRefusedTurns() {
    let refused = trace.refusedTurns
    if !refused.isEmpty { follow { $0.refusedTurns = refused } }
  }
}

extension Trace {
  /// The script's changes of the screen's size, counted from 0, that left it as it was.
  fileprivate var refusedTurns: Set<Int> {
    var screen = header.screen
    var refused: Set<Int> = []
    var turns = 0
    for event in events {
      guard let new = event.newScreen else { continue }
      if event.mark == .script {
        if new == screen { refused.insert(turns) }
        turns += 1
      }
      screen = new
    }
    return refused
  }
}
