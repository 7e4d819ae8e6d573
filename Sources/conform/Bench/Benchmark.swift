/// Something that can be measured.
struct Benchmark: Sendable {
  let name: String
  let unit: String
  /// Measures once; it warms up by itself and gives the best of several rounds.
  let measure: @MainActor @Sendable () throws(BenchmarkFailure) -> Double

  /// All measurements, in order; the peak of memory comes last, for it is that of all.
  static let all: [Benchmark] =
    Workload.all.flatMap(\.benchmarks) + [
      judgingRate, judgingMemory, runTotal, runRate, memoryPeak,
    ]
}

/// Why nothing could be measured.
struct BenchmarkFailure: Error {
  /// What did not work.
  let reason: String
}

extension Benchmark {
  /// The shortest of several rounds, in microseconds for one repetition.
  ///
  /// - Parameters:
  ///   - rounds: How many rounds count, after one that does not.
  ///   - repetitions: How often a round does the work.
  ///   - prepare: What a round needs; it is not measured.
  ///   - work: The work.
  @MainActor static func best<Input>(
    of rounds: Int = 7, repetitions: Int, prepare: () throws(BenchmarkFailure) -> Input,
    _ work: (Input) -> Void
  ) throws(BenchmarkFailure) -> Double {
    let clock = ContinuousClock()
    var best = Double.infinity
    for round in 0...rounds {
      let input = try prepare()
      let time = clock.measure {
        for _ in 0..<repetitions { work(input) }
      }
      if round > 0 { best = min(best, time.microseconds) }
    }
    return best / Double(repetitions)
  }
}

extension Duration {
  fileprivate var microseconds: Double {
    Double(components.seconds) * 1e6 + Double(components.attoseconds) * 1e-12
  }
}
