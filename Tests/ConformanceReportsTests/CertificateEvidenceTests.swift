import BuiltInSubjects
import Testing

@testable import ConformanceReports
@testable import TransitionCertification

/// How much a certificate rests on.
@Suite("The evidence of a certificate", .serialized) @MainActor struct CertificateEvidenceTests {
  private func evidence(_ faults: [KnownFault]) -> CertificateEvidence {
    let report = Report(
      of: .system, profile: .iOS18, cases: SampleRun.results(.system), notApplicable: [],
      waiverErrors: [])
    return CertificateEvidence(of: report, by: faults)
  }

  @Test("a fault counts for its rule, and shows where a scenario was played in which it does")
  func counts() {
    let evidence = evidence([
      KnownFault("a", "completion-at-most-once", in: [SampleRun.scenarios[0], "modal/a/b"]),
      KnownFault("b", "completion-at-most-once", in: ["modal/a/b"]),
      KnownFault("c", "completion-eventually", in: [SampleRun.scenarios[1]]),
      // The subject has no part in tabs.
      KnownFault("e", "completion-eventually", in: ["tabs/a/b"]),
      // No case put this one to the test, so it was not kept either.
      KnownFault("d", "navigation-gesture-alive", in: [SampleRun.scenarios[1]]),
    ])

    #expect(evidence.scenarios == 2)
    #expect(evidence.known == 3 && evidence.shown == 2 && !evidence.isThin)
    #expect(
      evidence.words
        == "in its 2 scenarios 2 of 3 known faults of the rules kept would have shown")
    #expect(evidence.rules.map(\.rule) == ["completion-at-most-once", "completion-eventually"])
    #expect(
      evidence.text()
        == """
          evidence in its 2 scenarios 2 of 3 known faults of the rules kept would have shown

        """.replacing("have shown", with: "have\n           shown"))
    #expect(
      evidence.text(ReportStyle(width: 100, isWhole: true)).hasSuffix(
        "           of each rule: completion-at-most-once 1 of 2, completion-eventually 1 of 1\n"))
  }

  @Test("a certificate in whose scenarios little would have shown says so, and of which rules")
  func thin() {
    let evidence = evidence([
      KnownFault("a", "completion-at-most-once", in: ["modal/a/b"]),
      KnownFault("b", "completion-at-most-once", in: ["modal/a/b"]),
      KnownFault("c", "completion-eventually", in: [SampleRun.scenarios[1]]),
    ])

    #expect(evidence.isThin)
    #expect(
      evidence.text() == """
          evidence it rests on few scenarios: in its 2 scenarios only 1 of 3 known
                   faults of the rules kept would have shown
                   fewer than half: completion-at-most-once 0 of 2

        """)
  }

  @Test("where no fault is known nothing is said")
  func nothing() {
    #expect(evidence([]).text() == "")
  }

  @Test("faults that are written down are read as they were")
  func roundTrip() {
    let faults = [
      KnownFault("faulty/one", "completion-eventually", in: ["modal/custom/present", "tabs/a/b"]),
      KnownFault(
        "faulty/two", "transparency",
        in: Set((1...40).map { "container/children/select~number-\($0)" })),
      KnownFault("faulty/three", "completion-eventually", in: []),
    ]

    #expect(KnownFault.list(parsing: KnownFault.text(of: faults)) == faults)
    #expect(KnownFault.list(parsing: KnownFault.text(of: KnownFault.all)) == KnownFault.all)
    #expect(KnownFault.text(of: KnownFault.all) == KnownFault.table + "\n")
  }

  @Test("each known fault is of a built-in subject, and found by a rule that is named for it")
  func known() {
    let faulty = SubjectRegistry.builtIn.faulty
    for fault in KnownFault.all {
      let subject = faulty.first { $0.id == fault.subject }
      #expect(subject?.expects.map(\.rule).contains(fault.rule) == true, "\(fault.subject)")
      #expect(fault.scenarios.allSatisfy { ScenarioCatalogue.scenario($0) != nil })
    }
  }
}
