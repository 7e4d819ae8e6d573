import CoreGraphics

/// When an animation is active within its parent's time, and how far it is there.
package struct ActiveTime: Equatable, Sendable {
  /// How long one way takes, in seconds of the animation's own time.
  package let once: Double
  /// How long everything takes, in seconds of the animation's own time; infinite where it never ends.
  package let total: Double
  private let timing: MediaTiming

  /// Makes the time of an animation.
  ///
  /// - Parameter defaultDuration: how long it takes once where it does not say, in seconds.
  init(_ timing: MediaTiming, defaultDuration: Double) {
    self.timing = timing
    once = timing.duration > 0 ? timing.duration : defaultDuration
    let round = timing.autoreverses ? 2 * once : once
    if timing.repeatDuration > 0 {
      total = timing.repeatDuration
    } else if timing.repeatCount > 0 {
      let sum = round * Double(timing.repeatCount)
      // The greatest number is the old way to say without end.
      total = timing.repeatCount >= .greatestFiniteMagnitude ? .infinity : sum
    } else {
      total = round
    }
  }

  /// How long it takes within its parent's time, in seconds; infinite where it stands still.
  package var length: Double { timing.speed == 0 ? .infinity : total / Double(abs(timing.speed)) }

  /// The part of one way that is done, some seconds of the parent's time after the beginning.
  ///
  /// - Returns: nothing where the animation shows nothing, before or after its time.
  package func fraction(after seconds: Double) -> Double? {
    let own = seconds * Double(timing.speed)
    if seconds < 0 { return timing.fillMode.showsBefore ? fraction(at: 0) : nil }
    if seconds >= length, timing.speed != 0 {
      return timing.fillMode.showsAfter ? fraction(at: timing.speed > 0 ? total : 0) : nil
    }
    return fraction(at: timing.speed < 0 ? total + own : own)
  }

  /// A time that is put off begins in the middle and comes round to its beginning. (Inferred.)
  private func fraction(at own: Double) -> Double {
    let round = timing.autoreverses ? 2 * once : once
    guard round > 0, own.isFinite else { return timing.autoreverses ? 0 : 1 }
    let time = own + timing.timeOffset
    var rest = time.truncatingRemainder(dividingBy: round)
    if rest < 0 { rest += round }
    // At the very end of a round it is there, and not at the beginning of the next.
    if rest == 0, time > 0, own >= total { rest = round }
    let part = rest / once
    return part > 1 ? 2 - part : part
  }
}

extension CAMediaTimingFillMode {
  fileprivate var showsBefore: Bool { self == .backwards || self == .both }
  fileprivate var showsAfter: Bool { self == .forwards || self == .both }
}
