import AppearanceTrace
import ConformanceRules

extension History {
  /// How far a finger that comes down at a place has gone along its way by another one, in points; none where no
  /// line says so.
  func advance(from begin: Int, before place: Int) -> Double? {
    guard let shift = shift(from: begin, before: place), let direction = direction(of: begin) else {
      return nil
    }
    return shift.x * direction.x + shift.y * direction.y
  }

  /// How far out a finger that comes down at a place is by another one, in points: along its way, or from there
  /// where no line says which way it goes; none where no line says where it is.
  func distance(from begin: Int, before place: Int) -> Double? {
    if let advance = advance(from: begin, before: place) { return advance }
    return shift(from: begin, before: place).map { ($0.x * $0.x + $0.y * $0.y).squareRoot() }
  }

  /// How far a finger goes along its way with the move at a place, in points; none where no line says so.
  func step(at place: Int) -> Double? {
    guard let call = call(at: place), let end = spot(call) else { return nil }
    let last = (0..<place).last { isCall($0, Self.comingAndGoing, of: call.receiver) }
    guard let begin = last, isCall(begin, [.gestureBegan]), let direction = direction(of: begin)
    else { return nil }
    let spots = (begin..<place).compactMap { earlier in
      isCall(earlier, [.gestureBegan, .gestureMoved], of: call.receiver)
        ? self.call(at: earlier).flatMap(spot) : nil
    }
    guard let start = spots.last else { return nil }
    return (end.x - start.x) * direction.x + (end.y - start.y) * direction.y
  }

  /// Whether a finger goes that came down before all others that are down.
  func liftsFirstOfSeveral(at place: Int) -> Bool {
    guard isCall(place, [.gestureEnded, .gestureCancelled]), let leaver = call(at: place)?.receiver
    else { return false }
    let down = names.compactMap { receiver -> (receiver: String, begin: Int)? in
      let last = (0..<place).last { isCall($0, Self.comingAndGoing, of: receiver) }
      return last.flatMap { isCall($0, [.gestureBegan]) ? (receiver, $0) : nil }
    }
    return down.count > 1 && down.min { $0.begin < $1.begin }?.receiver == leaver
  }

  private func shift(from begin: Int, before place: Int) -> (x: Double, y: Double)? {
    guard let call = call(at: begin), let origin = spot(call) else { return nil }
    let moves = (begin..<place).compactMap { earlier in
      isCall(earlier, [.gestureBegan, .gestureMoved, .gestureEnded], of: call.receiver)
        ? self.call(at: earlier).flatMap(spot) : nil
    }
    return moves.last.map { ($0.x - origin.x, $0.y - origin.y) }
  }

  /// Where a finger moves to that comes down at a place, to drag or in from an edge; none where it does neither.
  func direction(of begin: Int) -> (x: Double, y: Double)? {
    switch way(of: begin) {
    case "drag up", "edge bottom": (0, -1)
    case "drag down", "edge top": (0, 1)
    case "drag left", "edge right": (-1, 0)
    case "drag right", "edge left": (1, 0)
    default: nil
    }
  }

  /// What a finger does that comes down at a place, in two words.
  func way(of begin: Int) -> String? {
    guard let way = call(at: begin)?.arguments.first, let label = way.label,
      case .word(let word) = way.value
    else { return nil }
    return "\(label) \(word)"
  }

  private func spot(_ call: Call) -> (x: Double, y: Double)? {
    guard case .list(let words)? = call.value("at"), words.count == 2, let x = Double(words[0]),
      let y = Double(words[1])
    else { return nil }
    return (x, y)
  }
}
