import AppearanceTrace

/// A finger on a controller's view, from its beginning on.
struct FingerGesture: Sendable {
  /// Whose view the finger is on.
  let receiver: Name
  /// What it does; none where the line does not say so.
  let way: Way?
  /// The event at which it began.
  let begin: Int
  /// When it began.
  let start: TraceTime
  /// The last event at which it moved.
  var lastMove: Int?
  /// How it ended; none while the finger is down.
  var end: End?

  /// What a finger does: `drag: down`, `edge: left`, `tap: 1`.
  struct Way: Sendable, Equatable {
    let kind: String
    let value: String
  }

  /// How a gesture ended.
  struct End: Sendable {
    let event: Int
    let time: TraceTime
    /// Whether it was taken away from the finger.
    let isCancelled: Bool
  }
}

extension FingerGesture.Way {
  /// Reads the argument of a gesture's beginning.
  init?(_ call: Call?) {
    guard let argument = call?.arguments.first, let label = argument.label,
      case .word(let word) = argument.value
    else { return nil }
    self.init(kind: label, value: word)
  }
}
