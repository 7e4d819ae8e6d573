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
  /// Where it began; none where no line says so.
  let origin: Place?
  /// Where it is.
  var place: Place?
  /// The last event at which it moved.
  var lastMove: Int?
  /// Whether no other finger was down meanwhile, which the same recognizer might take.
  var isAlone: Bool
  /// How it ended; none while the finger is down.
  var end: End?

  /// What a finger does: `drag: down`, `edge: left`, `tap: 1`.
  struct Way: Sendable, Equatable {
    let kind: String
    let value: String
  }

  /// A place in the window, in points.
  struct Place: Sendable, Equatable {
    let x: Double
    let y: Double
  }

  /// How far out it is, in points: along its way, and below zero behind where it began, or from there where no line
  /// says which way it goes; none where no line says where it is.
  var distance: Double? {
    if let advance { return advance }
    guard let origin, let place else { return nil }
    let (x, y) = (place.x - origin.x, place.y - origin.y)
    return (x * x + y * y).squareRoot()
  }

  /// How far it has gone along its way, in points, and below zero behind where it began; none where no line
  /// says so.
  var advance: Double? {
    guard let origin, let place else { return nil }
    return advance(from: origin, to: place)
  }

  /// How far it is from one place to another along its way, in points, and below zero against that; none where no
  /// line says which way it goes.
  func advance(from start: Place, to end: Place) -> Double? {
    way?.direction.map { (end.x - start.x) * $0.x + (end.y - start.y) * $0.y }
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
  /// Where a finger moves to that drags, or comes in from an edge; none where it does neither.
  fileprivate var direction: (x: Double, y: Double)? {
    switch (kind, value) {
    case ("drag", "up"), ("edge", "bottom"): (0, -1)
    case ("drag", "down"), ("edge", "top"): (0, 1)
    case ("drag", "left"), ("edge", "right"): (-1, 0)
    case ("drag", "right"), ("edge", "left"): (1, 0)
    default: nil
    }
  }

  /// Reads the argument of a gesture's beginning.
  init?(_ call: Call?) {
    guard let argument = call?.arguments.first, let label = argument.label,
      case .word(let word) = argument.value
    else { return nil }
    self.init(kind: label, value: word)
  }
}

extension FingerGesture.Place {
  /// Reads where the line of a finger's says that it is.
  init?(_ call: Call) {
    guard case .list(let words)? = call.value("at"), words.count == 2,
      let x = Double(written: words[0]), let y = Double(written: words[1])
    else { return nil }
    self.init(x: x, y: y)
  }
}
