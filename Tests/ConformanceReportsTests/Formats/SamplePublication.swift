import ConformanceReports

@testable import TransitionCertification

/// Publications of a few cases.
@MainActor enum SamplePublication {
  /// A name that would forge a line, a tag, a table and a command if anybody let it.
  static let hostileName = "x\"<b>&|`@who`\u{1B}[31m::error::"

  /// A certification of the subject that never completes.
  static func refused(_ subject: Subject = SampleRun.silent) -> Publication {
    Publication(certifying: [report(subject)])
  }

  /// A certification in the sample's scenarios, with one that does not apply.
  static func report(_ subject: Subject, waivers: [Waiver] = []) -> Report {
    Report(
      of: subject, profile: .iOS18, cases: SampleRun.results(subject, waivers: waivers),
      notApplicable: [NotApplicable(scenario: "push/simple/push", reason: "it is no push")],
      waiverErrors: [])
  }

  /// The same with a name that nobody expects.
  static var hostile: Publication {
    refused(.animator(hostileName) { SilentAnimator() })
  }

  /// A run of the system's own, in which a golden is missing.
  static var run: Publication {
    let cases = SampleRun.results(.system)
    let overview = Overview(
      cases: cases,
      goldens: [GoldenTrouble(.missing, path: "traces/x.trace", caseID: cases[0].id)],
      errors: [], isStrict: false)
    return Publication(.run, overview)
  }

  /// A self-test in which a fault is not caught.
  static var selftest: Publication {
    let faulty = ListedSubject(
      SampleRun.silent, "says nothing", fault: "F000", twin: "sample/loud",
      expects: ["completion-at-most-once"])
    let certified = CertifiedSubject(faulty, report(SampleRun.silent))
    return Publication(Selftest([certified], rules: []))
  }

  /// All of them, by name.
  static var all: [(name: String, publication: Publication)] {
    [
      ("refused", refused()), ("certified", refused(.system)), ("hostile", hostile), ("run", run),
      ("selftest", selftest),
    ]
  }
}
