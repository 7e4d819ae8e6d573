import BuiltInSubjects
import ConformanceReports
import TransitionCertification

extension Command {
  /// Judges traces from files.
  static let judge = Command(
    name: "judge",
    abstract: "judge traces from files by all rules",
    discussion: [
      "Each is judged by the contract in its header, as when it was recorded.",
      "Of a file with many traces each is judged, equal ones once.",
      "Where its scenario is a built-in one it is compared with what the system does.",
    ],
    operands: [Operand(name: "TRACE", help: "a file that holds a trace", count: .atLeastOne)],
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
      invocation.console.write("\(path)\n\(result.text)\n")
      results.append(result)
    }
    let overview = Overview(
      cases: results, goldens: [], errors: [], isStrict: invocation.has(.strict))
    return overview.status
  }
}
