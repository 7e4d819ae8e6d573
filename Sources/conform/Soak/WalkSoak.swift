import TransitionCertification

/// Many random walks, each reproducible by its seed.
@MainActor struct WalkSoak {
  /// How many steps a walk takes.
  static let stepsPerWalk = 30

  /// A walk that ended badly.
  struct Counterexample {
    let seed: UInt64
    let complaints: [String]
    let steps: [String]
  }

  let count: Int
  let seed: UInt64

  /// Walks, and tells of the walks that ended badly, as far as there are few of them.
  ///
  /// - Parameter limit: how many counterexamples are enough.
  func run(limit: Int = 5) -> [Counterexample] {
    let host = makeSceneHost()
    var found: [Counterexample] = []
    for offset in 0..<UInt64(count) where found.count < limit {
      if let example = walk(seed: seed &+ offset, on: host) { found.append(example) }
    }
    return found
  }

  private func walk(seed: UInt64, on host: any SceneHost) -> Counterexample? {
    let walk = Walk(seed: seed, host: host)
    for _ in 0..<Self.stepsPerWalk { walk.step() }
    let complaints = walk.end() + walk.leaked()
    guard !complaints.isEmpty else { return nil }
    return Counterexample(seed: seed, complaints: complaints, steps: walk.steps)
  }
}
