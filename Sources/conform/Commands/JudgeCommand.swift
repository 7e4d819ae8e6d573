import BuiltInSubjects
import ConformanceReports
import TransitionCertification

extension Command {
  /// Judges traces from files.
  static let judge = Command(
    name: "judge",
    abstract: "judge traces from files by all rules",
    discussion: [
      "A trace of a built-in subject is judged by that subject's contract, any other by UIKit's own."
    ],
    operands: [Operand(name: "TRACE", help: "a file that holds a trace", count: .atLeastOne)],
    options: [.strict]
  ) { invocation throws(CommandFailure) in
    var traces: [Trace] = []
    for path in invocation.operands { traces.append(try InputFile.trace(path)) }
    var results: [CaseResult] = []
    for (path, trace) in zip(invocation.operands, traces) {
      let contract = SubjectRegistry.subject(trace.header.subject)?.subject.contract
      let result = CaseResult(judging: trace, by: contract ?? SubjectContract())
      invocation.console.write("\(path)\n\(result.text)\n")
      results.append(result)
    }
    let overview = Overview(
      cases: results, goldens: [], errors: [], isStrict: invocation.has(.strict))
    return overview.status
  }
}
