public import Testing

/// Expects that a transition keeps UIKit's contract in every scenario.
///
/// The subject is run through all scenarios that apply to it, on virtual time. Where it is refused or
/// something is left undecided, one issue is recorded, with each broken rule, the lines that prove it
/// and what to do about it. A subject that is certified on condition passes.
///
/// - Parameters:
///   - subject: The transition under test.
///   - waivers: Known breaches that are accepted until they expire; one that covers nothing is an issue too.
///   - sourceLocation: Where the issue is recorded.
/// - Returns: The report, for closer questions.
@MainActor @discardableResult
public func expectConformance(
  of subject: Subject, waivers: [Waiver] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) -> Report {
  let report = Certification(of: subject, waivers: waivers).run()
  if !report.passes {
    Issue.record(Comment(rawValue: report.failureMessage), sourceLocation: sourceLocation)
  }
  return report
}
