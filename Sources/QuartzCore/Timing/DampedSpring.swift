import CoreGraphics

/// A weight on a damped spring that is let go at a distance of one from where it will rest.
///
/// Time is in seconds; progress is zero at the start and one at rest.
package struct DampedSpring: Equatable, Sendable {
  /// How far from rest counts as settled.
  package static let threshold = 0.001

  /// The frequency without damping, in radians a second.
  package let frequency: Double

  /// How much the spring is damped; at one and above it does not swing.
  package let ratio: Double

  /// How fast progress goes at the start, a second.
  package let initialVelocity: Double

  /// Makes a spring of its frequency in radians a second, its damping ratio and its first velocity.
  package init(frequency: Double, ratio: Double, initialVelocity: Double) {
    self.frequency = max(frequency, 0)
    self.ratio = max(ratio, 0)
    self.initialVelocity = initialVelocity
  }

  /// Makes a spring of its physical constants.
  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    let root = (stiffness * mass).squareRoot()
    self.init(
      frequency: mass > 0 ? (stiffness / mass).squareRoot() : 0,
      ratio: root > 0 ? damping / (2 * root) : 0,
      initialVelocity: initialVelocity)
  }

  /// Returns how far the weight has come; above one where it swings over.
  package func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    return 1 - distance(at: time)
  }

  private func distance(at time: Double) -> Double {
    let decay = ratio * frequency
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      guard swing > 0 else { return 1 - initialVelocity * time }
      let lean = (decay - initialVelocity) / swing
      return exp(-decay * time) * (cos(swing * time) + lean * sin(swing * time))
    }
    if ratio == 1 {
      return exp(-decay * time) * (1 + (decay - initialVelocity) * time)
    }
    let (slow, fast) = rates
    let share = (fast - initialVelocity) / (fast - slow)
    return share * exp(-slow * time) + (1 - share) * exp(-fast * time)
  }

  /// The two rates at which a spring falls back that is damped too much to swing.
  private var rates: (slow: Double, fast: Double) {
    let root = (ratio * ratio - 1).squareRoot()
    let fast = frequency * (ratio + root)
    return (frequency * frequency / fast, fast)
  }

  /// When the swings have become too small to see; infinite without damping.
  ///
  /// The bound is the sum of the two amplitudes of the solution, a thousandth of the way. Inferred.
  package var settlingDuration: Double { settlingDuration(within: Self.threshold) }

  /// When the swings have become smaller than a part of the way; infinite without damping.
  package func settlingDuration(within threshold: Double) -> Double {
    let decay = ratio * frequency
    guard decay > 0 else { return .infinity }
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let amplitude = 1 + abs((decay - initialVelocity) / swing)
      return max(0, log(amplitude / threshold) / decay)
    }
    return settlingByHalving(within: threshold)
  }

  /// The last moment at which the bound of a spring that does not swing is above a threshold.
  private func settlingByHalving(within threshold: Double) -> Double {
    var high = 1 / frequency
    while bound(at: high) > threshold || bound(at: high * 2) > threshold { high *= 2 }
    var low = 0.0
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if bound(at: middle) > threshold { low = middle } else { high = middle }
    }
    return high
  }

  private func bound(at time: Double) -> Double {
    if ratio == 1 {
      return exp(-frequency * time) * (1 + abs(frequency - initialVelocity) * time)
    }
    let (slow, fast) = rates
    let share = (fast - initialVelocity) / (fast - slow)
    return abs(share) * exp(-slow * time) + abs(1 - share) * exp(-fast * time)
  }
}
