import ConformCommand
import Foundation
import TransitionCertification

extension Benchmark {
  /// How many events all rules together take in a second, over a recorded trace that goes on for a million
  /// events.
  static let judging: [Benchmark] = [
    Benchmark(name: "rules.rate", unit: "1/s") { (0..<3).map { _ in judgingRate() }.max() ?? 0 }
  ]

  /// Events a second; the trace is made part by part, so that it need not lie in memory whole.
  @MainActor private static func judgingRate() -> Double {
    guard let rounds = RecordedRounds() else {
      preconditionFailure("the scenario and the subject are built in")
    }
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

  /// Goldens that hold, and texts that differ.
  static let comparing: [Benchmark] = [
    Benchmark(name: "golden.equal.10000", unit: "ms") { () throws(BenchmarkFailure) in
      try equalGolden()
    },
    Benchmark(name: "diff.1000000.5-edits", unit: "ms") { difference(edits: 5) },
    Benchmark(name: "diff.1000000.10-percent", unit: "ms") { difference(edits: 100_000) },
  ]

  /// A golden of ten thousand lines that holds: it is read and compared.
  @MainActor private static func equalGolden() throws(BenchmarkFailure) -> Double {
    let folder =
      NSTemporaryDirectory() + "conform-bench-\(ProcessInfo.processInfo.processIdentifier)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var trace = SyntheticTrace.cycles(310)
    trace.events = Array(trace.events.prefix(9360))
    let text = GoldenText(trace)
    let store = GoldenStore(in: TracesFolder(path: folder))
    do {
      _ = try store.record([text])
      _ = try store.accept(cases: [text.caseID])
    } catch {
      throw BenchmarkFailure(reason: "the golden is not written: \(error)")
    }
    return best(of: 20, repetitions: 20) {
    } _: { _ in
      precondition(store.trouble(with: text) == nil, "the golden holds")
    } / 1000
  }

  /// A million lines of sixty kinds, some of them replaced.
  @MainActor private static func difference(edits: Int) -> Double {
    let count = 1_000_000
    let kinds = (0..<60).map { Array("    sheet.viewWillAppear(animated: true) \($0)\n".utf8) }
    var old: [UInt8] = []
    var new: [UInt8] = []
    for line in 0..<count {
      let kind = kinds[(line &* 7 &+ line / 13) % kinds.count]
      let isEdited = line % (count / edits) == count / edits / 2
      old += kind
      new += isEdited ? Array("    edited \(line)\n".utf8) : kind
    }
    return best(of: 3, repetitions: 1) {
    } _: { _ in
      precondition(!LineDiff(old: old, new: new).isEmpty, "the texts differ")
    } / 1000
  }

  /// Everything that is built in and good, run and judged once.
  static let runTotal = Benchmark(name: "run.total", unit: "ms") {
    best(of: 3, repetitions: 1) {
    } _: { _ in
      _ = SuiteRun(CaseSelection(wholeOf: .builtIn), RunSettings()).run()
    } / 1000
  }

  /// The most memory that this process ever had.
  static let memoryPeak = Benchmark(name: "memory.peak", unit: "MiB") {
    () throws(BenchmarkFailure) in
    var usage = rusage()
    #if os(Linux)
      let (process, unit) = (RUSAGE_SELF.rawValue, 1024.0)
    #else
      let (process, unit) = (RUSAGE_SELF, 1.0)
    #endif
    guard getrusage(process, &usage) == 0 else {
      throw BenchmarkFailure(reason: "the system does not tell of memory, error \(errno)")
    }
    let bytes = Double(usage.ru_maxrss) * unit
    return bytes / 1_048_576
  }
}
