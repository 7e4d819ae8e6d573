import QuartzCore

/// A spring that comes to rest in a given time; its constants are looked for when somebody looks.
final class RestingSpring {
  /// The part of its way that nobody sees a spring move.
  static let seen = 0.01

  private let duration: Double
  private let makeSpring: (Double) -> DampedSpring
  private lazy var spring = makeSpring(duration)
  /// When nobody sees it move any more, in seconds; none where the animation's length decides when it rests.
  ///
  /// That is a hundredth of the way before its end. (Inferred.)
  let seenDuration: Double?

  /// Makes a spring that rests after its own time.
  init(_ spring: DampedSpring, duration: Double) {
    self.duration = duration
    let seen = spring.settlingDuration(within: Self.seen)
    seenDuration = seen < duration ? seen : nil
    makeSpring = { _ in spring }
  }

  /// Makes a spring of a damping ratio that rests after a length of time.
  ///
  /// - Parameters:
  ///   - ratio: one for a spring that just does not swing.
  ///   - velocity: the parts of the way that it goes at the start, a second.
  ///   - duration: in seconds.
  init(dampingRatio ratio: Double, velocity: Double, duration: Double) {
    self.duration = duration
    seenDuration = nil
    let ratio = min(max(ratio, 0.01), 1)
    makeSpring = { Self.spring(ratio, velocity, restingAfter: $0) }
  }

  func progress(at time: Double) -> Double {
    duration > 0 ? spring.progress(at: time * duration) : 1
  }

  private static func spring(
    _ ratio: Double, _ velocity: Double, restingAfter duration: Double
  ) -> DampedSpring {
    // Without a first velocity, twice the frequency means half the time.
    let unit = DampedSpring(frequency: 1, ratio: ratio, initialVelocity: 0)
    let frequency = unit.settlingDuration / max(duration, 1e-6)
    guard velocity != 0 else {
      return DampedSpring(frequency: frequency, ratio: ratio, initialVelocity: 0)
    }
    var (low, high) = (frequency / 100, frequency * 100)
    for _ in 0..<40 {
      let middle = (low * high).squareRoot()
      let spring = DampedSpring(frequency: middle, ratio: ratio, initialVelocity: velocity)
      if spring.settlingDuration > duration { low = middle } else { high = middle }
    }
    return DampedSpring(frequency: high, ratio: ratio, initialVelocity: velocity)
  }
}
