/// How far a transition was when the finger that drives it was so far from where it began.
///
/// Only the way out counts: a finger that goes back over its own way adds nothing.
struct PullCourse: Sendable {
  /// The samples, each farther out than the one before.
  private var samples: [Sample]

  private struct Sample: Sendable {
    let distance: Double
    let progress: Double
  }

  /// The most samples that are kept.
  private static let limit = 512

  /// Starts where the transition begins, with no progress yet.
  ///
  /// - Parameter distance: How far the finger is out by then, in points.
  init(from distance: Double) {
    samples = [Sample(distance: distance, progress: 0)]
  }

  /// Takes in what was told of the progress while the finger was so far out.
  mutating func take(_ progress: Double, at distance: Double) {
    guard let last = samples.last, samples.count < Self.limit, progress.isFinite else { return }
    if distance > last.distance {
      samples.append(Sample(distance: distance, progress: progress))
    }
  }

  /// Where the finger was when the transition began.
  var onset: Double { samples.first?.distance ?? 0 }

  /// The progress at a distance; none beyond the ends of the way.
  func progress(at distance: Double) -> Double? {
    guard let place = samples.firstIndex(where: { $0.distance >= distance }) else { return nil }
    let after = samples[place]
    guard place > 0 else { return after.distance == distance ? after.progress : nil }
    let before = samples[place - 1]
    let part = (distance - before.distance) / (after.distance - before.distance)
    return before.progress + part * (after.progress - before.progress)
  }

  /// The progress that a finger so far out makes at least: beyond the end of the way that of its end.
  func leastProgress(at distance: Double) -> Double {
    if let last = samples.last, distance > last.distance { return last.progress }
    return progress(at: distance) ?? 0
  }
}
