import AppearanceTrace
import UIKit

/// Where a finger of the script's is in the window, and how fast it moves.
struct FingerTrack {
  /// For how long a move counts as a finger's speed, in microseconds; as recognizers have it.
  private static let memory: Int64 = 100_000

  /// The last places, with when it was there, in microseconds.
  private var samples: [(time: Int64, point: CGPoint)] = []

  /// Takes in what the finger does.
  mutating func follow(_ touch: StageTouch, at time: TraceTime) {
    switch touch {
    case .down(let point):
      samples = [(time.microseconds, point)]
    case .move(let point):
      samples.append((time.microseconds, point))
      while samples.count > 2, time.microseconds - samples[1].time >= Self.memory {
        samples.removeFirst()
      }
    case .up, .cancel:
      break
    }
  }

  /// How fast the finger is when it leaves, in whole points a second; none where it was here for no time.
  private func velocity(at time: TraceTime) -> CGVector? {
    guard let first = samples.first, let last = samples.last, time.microseconds > first.time else {
      return nil
    }
    guard last.time > first.time, time.microseconds - last.time < Self.memory else { return .zero }
    let seconds = CGFloat(last.time - first.time) / 1_000_000
    return CGVector(
      dx: ((last.point.x - first.point.x) / seconds).rounded(),
      dy: ((last.point.y - first.point.y) / seconds).rounded())
  }

  /// What a trace tells of the finger when it does something.
  func arguments(for touch: StageTouch, at time: TraceTime) -> [Call.Argument] {
    guard let point = samples.last?.point else { return [] }
    let place = Call.Argument("at", .list([point.x, point.y].texts))
    switch touch {
    case .down, .move: return [place]
    case .up:
      guard let velocity = velocity(at: time) else { return [place] }
      return [place, Call.Argument("velocity", .list([velocity.dx, velocity.dy].texts))]
    case .cancel: return []
    }
  }
}
