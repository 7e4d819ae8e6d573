import TransitionStage

/// The walks of one pattern along the occasions of a trace.
///
/// Occasions that lie side by side may lead to the same walk: it is taken once.
struct PatternWalks {
  private let pattern: EvidencePattern
  private let scene: PatternScene
  private var failures: [Path: PatternWalk.Break?] = [:]

  /// All that a walk depends on, from its first event on.
  private struct Path: Hashable {
    let first: Int
    let end: Int
    let cast: PatternCast
    /// Whether its first event has the occasion's time.
    let isAtOnce: Bool
  }

  init(of pattern: EvidencePattern, in scene: PatternScene) {
    self.pattern = pattern
    self.scene = scene
  }

  /// Walks along an occasion's span.
  ///
  /// - Returns: The places that the pattern covers, but for those that the same walk covered before; or where it
  ///   breaks off.
  mutating func walk(
    _ occasion: PatternOccasion
  ) -> (covered: [Int], failure: PatternWalk.Break?) {
    let first = pattern.lines
      .compactMap { scene.place(of: $0, in: occasion.span, occasion.cast) }.min()
    guard let first else { return PatternWalk.walk(pattern, occasion, in: scene) }
    let path = Path(
      first: first, end: occasion.span.upperBound, cast: occasion.cast,
      isAtOnce: scene.events[first].time == scene.events[occasion.place].time)
    if let known = failures[path] { return ([], known) }
    let (covered, failure) = PatternWalk.walk(pattern, occasion, in: scene)
    failures[path] = .some(failure)
    return (covered, failure)
  }
}
