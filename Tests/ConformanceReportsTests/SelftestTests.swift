import BuiltInSubjects
import ConformanceReports
import PublishedForms
import Testing
import Thoroughness

@testable import TransitionCertification

/// What counts as caught.
@Suite("The self-test", .serialized) @MainActor struct SelftestTests {
  /// The subjects, as if there were no scenarios but those of the sample.
  private func certified(_ subjects: [ListedSubject]) -> [CertifiedSubject] {
    subjects.map { subject in
      let report = Report(
        of: subject.subject, profile: .iOS18, cases: SampleRun.results(subject.subject),
        notApplicable: [], waiverErrors: [])
      return CertifiedSubject(subject, report)
    }
  }

  private func faulty(_ expects: [RuleID], fault: String = "F000") -> ListedSubject {
    ListedSubject(
      SampleRun.silent, "says nothing", fault: fault, twin: "sample/loud", expects: expects)
  }

  @Test("a fault is caught by a rule that is named for it and comes first")
  func caught() {
    let selftest = Selftest(
      certified([faulty(["completion-eventually"])]), rules: ["completion-eventually"])

    #expect(selftest.caught == 1)
    #expect(selftest.caughtByNamedRule == 1)
    #expect(selftest.holds)
    #expect(selftest.catches.first?.first == "completion-eventually")
    #expect(!selftest.rulesWithoutFault.contains("completion-eventually"))
    #expect(
      selftest.text.hasPrefix("1 faulty subject: all caught by a rule named for them\n1 faults, "))
    #expect(
      selftest.text(ReportStyle(isWhole: true)).contains(
        "\n\ncaught F000 sample/silent\n  completion-eventually in "))
  }

  @Test("a fault that another rule finds first is caught, but not by a rule named for it")
  func caughtByOther() {
    let selftest = Selftest(certified([faulty(["completion-at-most-once"])]))

    #expect(selftest.caught == 1)
    #expect(selftest.caughtByNamedRule == 0)
    #expect(!selftest.holds)
    #expect(
      selftest.text.hasPrefix("1 faulty subject: 1 caught by another rule alone, "))
    #expect(selftest.text.contains("\ncaught F000 sample/silent, but not by a rule named for it\n"))
  }

  @Test("a fault with two subjects is caught only where both are")
  func twoSubjects() {
    let selftest = Selftest(
      certified([faulty(["completion-eventually"]), faulty(["completion-at-most-once"])]))

    #expect(selftest.faults == 1)
    #expect(selftest.caught == 1)
    #expect(selftest.caughtByNamedRule == 0)
  }

  @Test("a pitfall of an article counts as no fault of the catalogue, and has to be caught as well")
  func pitfalls() {
    let selftest = Selftest(
      certified([
        faulty(["completion-eventually"]), faulty(["completion-at-most-once"], fault: "S00"),
      ]),
      rules: ["completion-eventually"])

    #expect(selftest.faults == 1)
    #expect(selftest.caughtByNamedRule == 1)
    #expect(selftest.pitfalls.map(\.fault) == ["S00"])
    #expect(!selftest.holds)
  }

  @Test("a rule that only faults show for which it was not named is a rule without a fault")
  func ruleWithoutFault() {
    let selftest = Selftest(
      certified([faulty(["completion-eventually"])]),
      rules: ["completion-eventually", "completion-at-most-once"])

    #expect(selftest.rulesWithoutFault == ["completion-at-most-once"])
    #expect(!selftest.holds)
  }

  @Test("blaming a good subject is a false alarm")
  func falseAlarm() {
    let subject = ListedSubject(SampleRun.silent, "says nothing", role: .good)
    let selftest = Selftest(certified([subject]))

    #expect(selftest.falseAlarms.first?.rule == "completion-eventually")
    #expect(!selftest.holds)
    #expect(selftest.text.contains("false alarm sample/silent modal/full-screen/present: "))
  }

  @Test("a good subject that could not be judged is told of, and nothing holds")
  func obstacle() {
    let good = ListedSubject(SampleRun.silent, "is right", role: .good)
    let report = Report(
      of: good.subject, profile: .iOS18, cases: [SampleRun.lost(.ended(ProcessEnd(.signal(11))))],
      notApplicable: [], waiverErrors: [])
    let selftest = Selftest([CertifiedSubject(good, report)], rules: [])

    #expect(!selftest.holds)
    #expect(
      selftest.text.contains(
        "incomplete sample/silent modal/full-screen/present: crashed: signal 11 "))
    #expect(selftest.document.text.contains("crashed: signal 11 (segmentation fault)"))
  }

  @Test("a good subject on whose behalf something wrong is said is told of, and nothing holds")
  func wrongDeclaration() {
    let contract = SubjectContract(presenter: .emulated)
    let subject = Subject.animator("sample/silent", contract: contract) { SilentAnimator() }
    let good = ListedSubject(subject, "is right", role: .good)
    let report = Report(
      of: subject, profile: .iOS18, cases: [], notApplicable: [], waiverErrors: [])
    let selftest = Selftest([CertifiedSubject(good, report)], rules: [])

    #expect(!selftest.holds)
    #expect(
      selftest.text.contains(
        "error: sample/silent: the contract's clause 'presenter' makes no difference"))
    #expect(selftest.document.text.contains("the contract's clause 'presenter'"))
  }

  @Test("a faulty subject's case that could not be judged is told of, and may be how it is wrong")
  func faultyObstacle() {
    let subject = faulty(["completion-eventually"])
    let report = Report(
      of: subject.subject, profile: .iOS18,
      cases: SampleRun.results(SampleRun.silent) + [SampleRun.lost(.hung(seconds: 20))],
      notApplicable: [], waiverErrors: [])
    let selftest = Selftest(
      [CertifiedSubject(subject, report)], rules: ["completion-eventually"])

    #expect(selftest.holds)
    #expect(selftest.text.contains("incomplete sample/silent modal/full-screen/present: hung: "))
  }

  @Test("every built-in fault is caught by a rule named for it, and nothing good is blamed")
  func builtIn() {
    // Which rules no fault shows can be seen of everything only; of the last whole run the figures tell.
    let rules = WholeRun.isEverything ? RuleCatalogue.all.map { $0.id } : []
    let selftest = Selftest(WholeRun.subjects, rules: rules)

    #expect(selftest.faults > 0 && selftest.faults == selftest.caughtByNamedRule)
    #expect(selftest.pitfalls.allSatisfy { $0.named != nil })
    #expect(selftest.falseAlarms == [])
    #expect(selftest.rulesWithoutFault == [])
    #expect(selftest.holds)
  }

  @Test("the document of a self-test has just the members of its form")
  func json() throws {
    let selftest = Selftest(certified([faulty(["completion-eventually"])]))

    #expect(try PublishedForms.flaws(in: selftest.document.text) == [])
    #expect(selftest.document.matrix.map(\.first) == ["completion-eventually"])
  }
}
