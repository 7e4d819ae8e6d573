import TransitionCertification

/// What was found, as build servers read it of tests: a suite for each subject, a test for each case.
///
/// What no waiver covers and fails the case is its failure, with the picture; a case of which nothing can be
/// said is an error, a scenario that does not apply is skipped. What does not fail a case is told beside it.
package struct JUnitReport {
  private let publication: Publication

  package init(_ publication: Publication) {
    self.publication = publication
  }

  /// The document.
  package var text: String {
    let suites = publication.result.subjects.map(suite) + faults + others
    let totals = suites.reduce(Totals()) { $0 + $1.totals }
    let root = MarkupElement(
      "testsuites",
      totals.attributes(
        named: "conform \(publication.command.rawValue)", seconds: publication.seconds),
      suites.map { .element($0.element) })
    return #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n" + root.text(in: .xml) + "\n"
  }

  // MARK: - Suites

  private func suite(_ subject: SubjectResult) -> Suite {
    let cases = subject.cases.map(test)
    let skipped = subject.notApplicable.flatMap { group in
      group.scenarios.map { scenario in
        Test(
          name: scenario, suite: subject.subject, kind: .skipped,
          notes: [.element("skipped", ["message": group.reason])])
      }
    }
    return Suite(
      name: subject.subject, properties: Self.properties(of: subject), tests: cases + skipped)
  }

  /// What else is said of a subject; each name once, since some readers take no other.
  private static func properties(of subject: SubjectResult) -> [(String, String)] {
    let exemptions = subject.exemptions.map(\.exemption.id).joined(separator: ", ")
    return [
      ("verdict", subject.verdict?.rawValue ?? ""),
      ("contract", subject.contract.lines.joined(separator: "; ")), ("exemptions", exemptions),
    ].filter { !$0.1.isEmpty }
  }

  /// The faults of a self-test, a test for each faulty subject; none of any other command.
  private var faults: [Suite] {
    guard let selftest = publication.selftest else { return [] }
    let tests = selftest.catches.map { entry in
      let failure = entry.failure
      return Test(
        name: "\(entry.fault) \(entry.subject)", suite: Failure.fault,
        kind: failure == nil ? .passed : .failed, notes: failure.map { [Self.note($0)] } ?? [])
    }
    return [Suite(name: "faults", properties: [], tests: tests)]
  }

  /// What is wrong and belongs to no case that ran, and what is borne with; none where nothing is.
  private var others: [Suite] {
    let failures = publication.failures.filter { $0.rule != Failure.fault }
    let failed = failures.map { failure in
      Test(
        name: failure.case ?? failure.message, suite: failure.rule, kind: .failed,
        notes: [Self.note(failure)])
    }
    let warned = publication.warnings.map { warning in
      Test(
        name: warning.case ?? warning.message, suite: warning.rule, kind: .passed,
        notes: [.element("system-out", text: warning.message + "\n")])
    }
    let tests = failed + warned
    return tests.isEmpty ? [] : [Suite(name: "conform", properties: [], tests: tests)]
  }

  private static func note(_ failure: Failure) -> MarkupNode {
    .element(
      "failure", ["type": failure.rule, "message": failure.message], text: failure.message + "\n")
  }

  // MARK: - Cases

  private func test(_ entry: CaseResult) -> Test {
    let (kind, notes): (Test.Kind, [MarkupNode]) =
      switch publication.outcome(of: entry) {
      case .passed, .conditional, .waived:
        (.passed, entry.told.isEmpty ? [] : [.element("system-out", text: entry.told)])
      case .failed: (.failed, [failure(of: entry)])
      case .incomplete: (.incomplete, [Self.error(of: entry)])
      }
    return Test(name: entry.id.scenario, suite: entry.id.subject, kind: kind, notes: notes)
  }

  private func failure(of entry: CaseResult) -> MarkupNode {
    let broken = entry.headlines.filter(publication.fails)
    let goldens = publication.goldenFailures(of: entry.id)
    let reasons =
      broken.map { ($0.name.rawValue, $0.statement) } + goldens.map { ($0.rule, $0.message) }
    let more = reasons.count - 1
    let message = (reasons.first?.1 ?? "") + (more > 0 ? ", and \(more) more" : "")
    let rest =
      goldens.map { "\($0.rule): \($0.message)\n" }
      + (entry.obstacle.map { ["incomplete: \($0)\n"] } ?? [])
    return .element(
      "failure", ["type": reasons.first?.0, "message": message], text: entry.told + rest.joined())
  }

  private static func error(of entry: CaseResult) -> MarkupNode {
    let reason = entry.obstacle?.description ?? ""
    return .element(
      "error", ["type": Failure.incomplete, "message": reason],
      text: reason + "\n" + entry.told)
  }
}

extension CaseResult {
  /// What is found, with pictures, as a person reads it.
  fileprivate var told: String {
    headlines.map { ReportedCause($0).text() }.joined(separator: "\n")
  }
}
