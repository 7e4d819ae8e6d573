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
      "Where its scenario is a built-in one it is compared with what the system does.",
    ],
    operands: [Operand(name: "TRACE", help: "a file that holds a trace", count: .atLeastOne)],
    options: [.strict]
  ) { invocation throws(CommandFailure) in
    var traces: [Trace] = []
    for path in invocation.operands { traces.append(try InputFile.trace(path)) }
    let runner = CaseRunner(references: ReferenceBook(), on: .today)
    var results: [CaseResult] = []
    for (path, trace) in zip(invocation.operands, traces) {
      let result = runner.judge(trace)
      invocation.console.write("\(path)\n\(result.text)\n")
      results.append(result)
    }
    let overview = Overview(
      cases: results, goldens: [], errors: [], isStrict: invocation.has(.strict))
    return overview.status
  }
}
