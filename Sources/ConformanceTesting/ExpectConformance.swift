import CaseProcesses
public import Testing

/// Expects that a transition keeps UIKit's contract in every scenario.
///
/// The subject is run through all scenarios that apply to it, on virtual time. Where it is refused or
/// something is left undecided, an issue is recorded for each headline: its first line says it whole,
/// and below stand the lines that prove it and what to do about it. Attached are the trace of the first
/// case, its figure with the proof marked, and the report; `swift test --attachments-path FOLDER` keeps
/// them. A subject that is certified on condition passes.
///
/// The cases are played in another process of the same tests, which runs the same test up to this call: one that
/// traps, exits, hangs or eats all memory is recorded as an issue that names it, and all others run. What stands
/// in front of this call runs there once more, so that it should have no effects outside of the process. A sample
/// of the cases is played again, in another order; one that comes out otherwise then is an issue, too. The
/// environment's variable `CONFORM_IN_PROCESS` keeps all in the process of the tests, for debuggers.
///
/// - Parameters:
///   - subject: The transition under test.
///   - waivers: Known breaches that are accepted until they expire; one that covers nothing is an issue too.
///   - sourceLocation: Where the issues are recorded.
/// - Returns: The report, for closer questions.
@MainActor @discardableResult
public func expectConformance(
  of subject: Subject, waivers: [Waiver] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) -> Report {
  let outcome = TestCertification(
    of: subject, waivers: waivers, call: TestCall(at: sourceLocation)
  ).run()
  for misuse in outcome.misuses {
    Issue.record(Comment(rawValue: misuse), sourceLocation: sourceLocation)
  }
  let report = outcome.report
  for issue in outcome.issues {
    let names = (issue.evidence + [report.evidence]).map(\.name)
    let note = "  attached \(names.joined(separator: ", "))"
    Issue.record(
      Comment(rawValue: issue.message(adding: [note])), sourceLocation: sourceLocation)
    for file in issue.evidence {
      Attachment.record(file.text, named: file.name, sourceLocation: sourceLocation)
    }
  }
  if !outcome.issues.isEmpty {
    let file = report.evidence
    Attachment.record(file.text, named: file.name, sourceLocation: sourceLocation)
  }
  return report
}
