import AppearanceTrace
import UIKit

/// Where a finger of the script's is in the window, and how fast it moves.
struct FingerTrack {
  private var point: CGPoint?
  private var time = TraceTime.zero
  /// In points per second, over the last stretch of the way; none where that took no time.
  private var velocity: CGVector?

  /// Takes in what the finger does.
  mutating func follow(_ touch: StageTouch, at time: TraceTime) {
    switch touch {
    case .down(let point):
      (self.point, self.time, velocity) = (point, time, nil)
    case .move(let point):
      move(to: point, at: time)
    case .up:
      if let point { move(to: point, at: time) }
    case .cancel:
      break
    }
  }

  private mutating func move(to point: CGPoint, at time: TraceTime) {
    guard let last = self.point else { return }
    let seconds = Double(time.microseconds - self.time.microseconds) / 1_000_000
    if seconds > 0 {
      velocity = CGVector(dx: (point.x - last.x) / seconds, dy: (point.y - last.y) / seconds)
    } else if point != last {
      // A finger that jumps has no speed that could be told.
      velocity = nil
    }
    (self.point, self.time) = (point, time)
  }

  /// What a trace tells of the finger when it does something.
  func arguments(for touch: StageTouch) -> [Call.Argument] {
    guard let point else { return [] }
    let place = Call.Argument("at", .list([point.x, point.y].texts))
    switch touch {
    case .down, .move: return [place]
    case .up:
      guard let velocity else { return [place] }
      return [place, Call.Argument("velocity", .list([velocity.dx, velocity.dy].texts))]
    case .cancel: return []
    }
  }
}
