import ConformCommand
import ConformanceReports
import TransitionCertification

extension Command {
  /// Measures.
  static let bench = Command(
    name: "bench",
    abstract: "measure how fast engine, rules and comparisons are",
    discussion: ["Only a release build says anything: 'swift run -c release conform bench'."],
    operands: [
      Operand(name: "NAME", help: "only these, or those that begin with it", count: .any)
    ],
    options: [.json]
  ) { invocation throws(CommandFailure) in
    let benchmarks = try benchmarks(invocation.operands)
    #if DEBUG
      invocation.console.note("this is a debug build, its numbers say little")
    #endif
    var measurements: [ConformanceReports.Measurement] = []
    let progress = ProgressLine(
      of: benchmarks.count, "measurements",
      isTold: try RunSettings(invocation.environment).tellsProgress)
    for benchmark in benchmarks {
      measurements.append(try measurement(benchmark))
      progress.count(benchmark.name)
    }
    progress.finish()
    if invocation.has(.json) {
      invocation.console.writePlain(measurements.text)
    } else {
      invocation.console.writePlain(measurements.table)
    }
    return .holds
  }

  @MainActor private static func measurement(
    _ benchmark: Benchmark
  ) throws(CommandFailure) -> ConformanceReports.Measurement {
    do throws(BenchmarkFailure) {
      return ConformanceReports.Measurement(
        name: benchmark.name, value: try benchmark.measure(), unit: benchmark.unit)
    } catch {
      throw .incomplete("cannot measure \(benchmark.name): \(error.reason)")
    }
  }

  private static func benchmarks(_ filters: [String]) throws(CommandFailure) -> [Benchmark] {
    guard !filters.isEmpty else { return Benchmark.all }
    var names: Set<String> = []
    let all = Benchmark.all.map(\.name)
    for filter in filters {
      let matches = all.filter { $0 == filter || $0.hasPrefix(filter + ".") }
      guard !matches.isEmpty else { throw Identity.unknown(filter, "measurement", in: all) }
      names.formUnion(matches)
    }
    return Benchmark.all.filter { names.contains($0.name) }
  }
}
