import ConformCommand
import ConformanceReports
import TransitionCertification

extension Command {
  private static let compare = Option(
    name: "--compare", help: "count small workloads, and say what moved since that was written down"
  )
  static let renew = Option(
    name: "--renew", help: "count small workloads, and write that down for this kind of build")
  private static let plot = Option(
    name: "--plot", value: "FILE", help: "draw as SVG how times grow with what work is done on",
    isPath: true)

  /// Measures.
  static let bench = Command(
    name: "bench",
    abstract: "measure how fast engine, rules and comparisons are",
    discussion: [
      "Only times of a release build say anything: 'swift run -c release conform bench'.",
      """
      Times depend on the machine, and counts do not: how many views, controllers and presentations are \
      visited, which a debug build counts, and how many instructions are executed, which are counted where \
      there is valgrind. With '--compare' a count that grew by more than 5 % ends with status 1, and so does \
      work that grows faster than what it is done on, and a workload that is new or gone. What is written \
      down lies in traces/costs, a file for each compiler, processor, configuration, level of optimization \
      and mode of compilation; whoever changes it on purpose renews it in the same change.
      """,
    ],
    operands: [
      Operand(name: "NAME", help: "only these, or those that begin with it", count: .any)
    ],
    options: [compare, renew, plot, .json, .traces]
  ) { invocation throws(CommandFailure) in
    let modes = [compare, renew, plot].filter(invocation.has)
    guard modes.count < 2 else {
      throw .misuse("\(modes[0].name) and \(modes[1].name) do not go together")
    }
    if let mode = modes.first, invocation.has(.json) {
      throw .misuse("\(mode.name) prints no JSON")
    }
    if invocation.has(.traces), !invocation.has(compare), !invocation.has(renew) {
      throw .misuse("\(Option.traces.name) goes with \(compare.name) and \(renew.name)")
    }
    if let file = invocation.value(plot) { return try draw(into: file, invocation) }
    guard let mode = modes.first else { return try time(invocation) }
    guard invocation.operands.isEmpty else { throw .misuse("\(mode.name) counts all workloads") }
    return mode.name == renew.name ? try renewCosts(invocation) : try compareCosts(invocation)
  }

  // MARK: - Times

  @MainActor private static func time(
    _ invocation: Invocation
  ) throws(CommandFailure) -> ExitStatus {
    let benchmarks = try named(invocation.operands, among: Benchmark.all, "measurement", by: \.name)
    noteDebugBuild(invocation)
    let progress = try progress(of: benchmarks.count, "measurements", invocation)
    var measurements: [ConformanceReports.Measurement] = []
    for benchmark in benchmarks {
      let value = try telling(of: benchmark.name) { () throws(BenchmarkFailure) in
        try benchmark.measure()
      }
      measurements.append(Measurement(name: benchmark.name, value: value, unit: benchmark.unit))
      progress.count(benchmark.name)
    }
    progress.finish()
    invocation.console.writePlain(invocation.has(.json) ? measurements.text : measurements.table)
    return .holds
  }

  /// How many times a plot tells of each workload.
  private static let pointsOfACurve = 8

  @MainActor private static func draw(
    into file: String, _ invocation: Invocation
  ) throws(CommandFailure) -> ExitStatus {
    let all = Workload.all.filter { $0.plotted != nil }
    let workloads = try named(invocation.operands, among: all, "workload with a size", by: \.name)
    noteDebugBuild(invocation)
    let progress = try progress(of: workloads.count * pointsOfACurve, "measurements", invocation)
    var curves: [GrowthCurve] = []
    for workload in workloads {
      var points: [GrowthCurve.Point] = []
      for part in 1...pointsOfACurve {
        let count = (workload.plotted ?? 0) * part / pointsOfACurve
        let time = try telling(of: workload.name) { () throws(BenchmarkFailure) in
          try workload.time(on: count)
        }
        points.append(GrowthCurve.Point(count: count, microseconds: time))
        progress.count(workload.name(on: count))
      }
      curves.append(GrowthCurve(name: workload.name, things: workload.things, points: points))
    }
    progress.finish()
    do throws(FileTrouble) {
      try FileBytes.write(Array(GrowthPlot(curves).svg.utf8), to: file)
    } catch {
      throw .writingStopped(error, isBegun: false)
    }
    return .holds
  }

  private static func noteDebugBuild(_ invocation: Invocation) {
    #if DEBUG
      invocation.console.note("this is a debug build, its times say little")
    #endif
  }

  // MARK: - What all share

  /// Measures, and says of what it was where that does not work.
  @MainActor static func telling<Value>(
    of name: String, _ measure: () throws(BenchmarkFailure) -> Value
  ) throws(CommandFailure) -> Value {
    do throws(BenchmarkFailure) {
      return try measure()
    } catch {
      throw .incomplete("cannot measure \(name): \(error.reason)")
    }
  }

  private static func progress(
    of count: Int, _ unit: String, _ invocation: Invocation
  ) throws(CommandFailure) -> ProgressLine {
    ProgressLine(
      of: count, unit, isTold: try RunSettings(invocation.environment).tellsProgress)
  }

  /// Those that are called as somebody says, or so with a dot and more behind it; all where nobody says.
  private static func named<Element>(
    _ filters: [String], among all: [Element], _ kind: String, by name: (Element) -> String
  ) throws(CommandFailure) -> [Element] {
    guard !filters.isEmpty else { return all }
    var found: Set<String> = []
    for filter in filters {
      let matches = all.map(name).filter { $0 == filter || $0.hasPrefix(filter + ".") }
      guard !matches.isEmpty else { throw Identity.unknown(filter, kind, in: all.map(name)) }
      found.formUnion(matches)
    }
    return all.filter { found.contains(name($0)) }
  }
}
