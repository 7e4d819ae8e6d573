import ConformanceReports
import TransitionCertification

extension Command {
  /// Judges traces from files.
  static let judge = Command(
    name: "judge",
    abstract: "judge traces from files by all rules",
    discussion: [
      "Each is judged by the contract in its header, as when it was recorded.",
      "Of a file of goldens each case is judged, but for those that are the same as the system's.",
      "Where its scenario is a built-in one it is compared with what the system does; else rules alone",
      "judge it, which is said. In the system's own traces what facts say is looked for as well.",
    ],
    operands: [
      Operand(
        name: "TRACE", help: "a file that holds a trace, or '-' for standard input",
        count: .atLeastOne, source: .files)
    ],
    options: [.strict]
  ) { invocation throws(CommandFailure) in
    var traces: [(path: String, trace: Trace)] = []
    for path in invocation.operands {
      traces += try InputFile.traces(path).map { (path, $0) }
    }
    let runner = CaseRunner(references: ReferenceBook(), on: .today)
    var results: [CaseResult] = []
    for (path, trace) in traces {
      let result = runner.judge(trace)
      invocation.console.write("\(path)\n\(result.text)\(result.comparisonNote)\n")
      results.append(result)
    }
    let overview = Overview(
      cases: results, goldens: [], errors: [], isStrict: invocation.has(.strict))
    invocation.console.write(overview.contradictionLines)
    return overview.status
  }
}

extension CaseResult {
  /// A line that says that the case was compared with nothing, where its scenario is none that there is.
  fileprivate var comparisonNote: String {
    guard !isOfKnownScenario else { return "" }
    let unknown = Identity.unknown(id.scenario, "scenario", in: ScenarioCatalogue.all.map(\.id))
    return "not compared: \(unknown.message)\n"
  }
}
