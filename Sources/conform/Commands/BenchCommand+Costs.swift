import ConformCommand
import ConformanceReports
import TransitionCertification

extension Command {
  /// Counts, and says what moved.
  @MainActor static func compareCosts(
    _ invocation: Invocation
  ) throws(CommandFailure) -> ExitStatus {
    let build = try CountedBuild.current()
    let folder = BaselineFolder(in: try invocation.goldens().folder)
    let baseline = try folder.baseline(of: build)
    let costs = try count(invocation)
    let growth = CostGrowth(of: costs)
    invocation.console.write(growth.text)
    guard let baseline else {
      let others = try folder.builds().map { ", but for \($0.words)" }.joined()
      invocation.console.note(
        "nothing is written down for \(build.words)\(others): conform bench \(renew.name)")
      return growth.breaches.isEmpty ? .holds : .findings
    }
    let comparison = CostComparison(from: baseline.costs, to: costs)
    invocation.console.write(comparison.text)
    for count in comparison.uncompared {
      invocation.console.note("\(count.rawValue) are counted before or now alone, and not compared")
    }
    if !comparison.isCurrent {
      invocation.console.write("if it is meant, in the same change: conform bench \(renew.name)\n")
    }
    return comparison.holds && growth.breaches.isEmpty ? .holds : .findings
  }

  /// Counts, and writes that down.
  @MainActor static func renewCosts(
    _ invocation: Invocation
  ) throws(CommandFailure) -> ExitStatus {
    let build = try CountedBuild.current()
    let store = try invocation.goldens()
    try invocation.checkWriting(in: store)
    let costs = try count(invocation)
    let folder = BaselineFolder(in: store.folder)
    try folder.write(CostBaseline(costs, of: build))
    invocation.console.write(
      CostGrowth(of: costs).text
        + "wrote \(folder.shownPath(of: build)), \(costs.count) workloads\n"
    )
    return .holds
  }

  @MainActor private static func count(
    _ invocation: Invocation
  ) throws(CommandFailure) -> [WorkloadCost] {
    let counting = CostCounting(invocation.environment)
    if !counting.countsInstructions {
      invocation.console.note("no instructions are counted: there is no valgrind here")
    }
    return try telling(of: "workloads") { () throws(BenchmarkFailure) in try counting.costs() }
  }
}
