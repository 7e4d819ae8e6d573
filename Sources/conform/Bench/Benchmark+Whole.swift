import ConformCommand
import Foundation
import TransitionCertification

extension Benchmark {
  /// How many events all rules together take in a second, over a recorded trace that goes on for a million
  /// events.
  static let judgingRate = Benchmark(name: "rules.rate", unit: "1/s") {
    (0..<3).map { _ in rate() }.max() ?? 0
  }

  /// Events a second; the trace is made part by part, so that it need not lie in memory whole.
  @MainActor private static func rate() -> Double {
    let rounds = RecordedRounds()
    let roundsAtATime = 500
    let clock = ContinuousClock()
    let parts = 1_000_000 / rounds.events(of: 0..<roundsAtATime).count + 1
    var judging = Judging(rounds.head(for: parts * roundsAtATime))
    var (count, time) = (0, Duration.zero)
    for part in 0..<parts {
      let events = rounds.events(of: part * roundsAtATime..<(part + 1) * roundsAtATime)
      count += events.count
      time += clock.measure { for event in events { judging.observe(event) } }
    }
    return Double(count) / (time / .seconds(1))
  }

  /// How much memory each more of events takes, where a file of them is judged; each of two files has a
  /// process of its own.
  static let judgingMemory = Benchmark(name: "judge.memory.100000", unit: "B") {
    () throws(BenchmarkFailure) in
    let counts = [50_000, 100_000]
    let folder = try ScratchFolder()
    var peaks: [Int] = []
    for count in counts {
      let trace = SyntheticTrace.trace(events: count)
      let path = try folder.write(trace.text, to: "\(count).trace")
      peaks.append(try MemoryPeak.ofJudging(path))
    }
    return Double(peaks[1] - peaks[0]) / Double(counts[1] - counts[0])
  }

  /// Everything that is built in and good, run and judged once.
  static let runTotal = Benchmark(name: "run.total", unit: "ms") {
    () throws(BenchmarkFailure) in
    try best(of: 3, repetitions: 1) {
    } _: { _ in
      _ = SuiteRun(CaseSelection(wholeOf: .builtIn), RunSettings()).run()
    } / 1000
  }

  /// How many cases of that are run and judged in a second.
  static let runRate = Benchmark(name: "run.rate", unit: "1/s") {
    () throws(BenchmarkFailure) in
    var count = 0
    let time = try best(of: 1, repetitions: 1) {
    } _: { _ in
      count = SuiteRun(CaseSelection(wholeOf: .builtIn), RunSettings()).run().entries.count
    }
    return Double(count) * 1e6 / time
  }

  /// The most memory that this process ever had.
  static let memoryPeak = Benchmark(name: "memory.peak", unit: "MiB") {
    () throws(BenchmarkFailure) in Double(try MemoryPeak.ofThisProcess()) / 1_048_576
  }
}
