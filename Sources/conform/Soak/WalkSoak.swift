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
  /// - Parameters:
  ///   - limit: how many counterexamples are enough.
  ///   - tell: Is told of so many more walks that are over.
  ///   - board: Who is told which seed is under way.
  func run(
    limit: Int = 5, telling tell: (String, Int) -> Void = { _, _ in }, board: SeedBoard? = nil
  ) -> [Counterexample] {
    let host = makeSceneHost()
    var found: [Counterexample] = []
    for offset in 0..<UInt64(count) where found.count < limit {
      let walk = { self.walk(seed: seed &+ offset, on: host) }
      let example = if let board { board.during(seed &+ offset, walk) } else { walk() }
      if let example { found.append(example) }
      tell("\(found.count) ended badly", 1)
    }
    return found
  }

  private func walk(seed: UInt64, on host: any SceneHost) -> Counterexample? {
    let all = Array(0..<Self.stepsPerWalk)
    guard Self.walk(seed, taking: all, on: host) != nil else { return nil }
    return shrunk(seed, on: host)
  }

  /// The walk without the steps that it ends badly without, too.
  private func shrunk(_ seed: UInt64, on host: any SceneHost) -> Counterexample? {
    var kept = Array(0..<Self.stepsPerWalk)
    var isShorter = true
    while isShorter {
      isShorter = false
      for place in kept.reversed() {
        let fewer = kept.filter { $0 != place }
        guard Self.walk(seed, taking: fewer, on: host) != nil else { continue }
        (kept, isShorter) = (fewer, true)
      }
    }
    return Self.walk(seed, taking: kept, on: host)
  }

  private static func walk(
    _ seed: UInt64, taking places: [Int], on host: any SceneHost
  ) -> Counterexample? {
    let walk = Walk(seed: seed, host: host)
    for place in places { walk.step(place) }
    let complaints = walk.end() + walk.leaked()
    guard !complaints.isEmpty else { return nil }
    return Counterexample(seed: seed, complaints: complaints, steps: walk.steps)
  }
}
