import TransitionCertification

/// The document that says what is required, what is run, and how it is known.
///
/// It is made from the catalogues and from what a run showed, and holds no dates: the same sources give
/// the same bytes.
public struct ConformanceDocument: Sendable {
  private let subjects: [CertifiedSubject]

  /// - Parameter reports: All built-in subjects, certified, in the order of the registry.
  public init(reports: [CertifiedSubject]) {
    subjects = reports
  }

  /// The document's text, in Markdown.
  public var text: String {
    let coverage = Coverage(subjects)
    let parts = [
      opening, standard(coverage), rules(coverage), scenarios(coverage), subjectTable,
      absent(coverage),
    ]
    return parts.joined(separator: "\n")
  }

  private var opening: String {
    """
    # Conformance

    What a transition between view controllers has to do, in which scenarios that is tried, and how
    each expectation is known. `conform report` prints this page; a test compares it with the file.

    ## The articles

    The project started from five articles. What each claims is a subject here, judged in every
    scenario that it can be driven through; a rule is counted where it came to bear and was kept.

    \(SeedArticle.table(subjects))
    """
  }

  private func standard(_ coverage: Coverage) -> String {
    var text = "## The standard\n\nA transition is proper if\n"
    for (index, point) in StandardPoint.all.enumerated() {
      let scenarios = coverage.scenarios(of: Set(point.rules)).filter(point.covers)
      text += """

        \(index + 1). **\(point.title).** \(point.requirement)
           - rules: \(point.rules.map(\.rawValue).asCode)
           - scenarios: \(Self.styles(of: scenarios))

        """
    }
    return text
  }

  /// The styles of scenarios, by which they can be run, each with how many of them there are.
  private static func styles(of scenarios: [Scenario]) -> String {
    var counts: [(style: String, count: Int)] = []
    for scenario in scenarios {
      let style = "\(scenario.family.rawValue)/\(scenario.style)"
      if let index = counts.firstIndex(where: { $0.style == style }) {
        counts[index].count += 1
      } else {
        counts.append((style, 1))
      }
    }
    return counts.isEmpty
      ? "-" : counts.map { "`\($0.style)` (\($0.count))" }.joined(separator: ", ")
  }

  private func rules(_ coverage: Coverage) -> String {
    let selftest = Selftest(subjects)
    var table = MarkdownTable(
      "rule", "level", "authority", "scenarios", "faults it was shown to catch")
    var text = ""
    for rule in RuleCatalogue.all {
      var named: Set<String> = []
      let faults = selftest.catches.filter { $0.speaking.contains(rule.id) }.map(\.fault)
        .filter { named.insert($0).inserted }
      table.append(
        "`\(rule.id)`", rule.level.rawValue, rule.authority,
        String(coverage.scenarios(of: [rule.id]).count), faults.asCode)
      text += "\n**`\(rule.id)`** \(rule.level.rawValue). \(rule.statement)\(needs(of: rule))\n"
    }
    return """
      ## Rules

      Who breaks what is required with MUST is refused, who breaks a SHOULD is certified on condition.
      Besides, each subject is compared with the system's own transition, `transparency`, MUST:
      \(TransparencyFinding.statement)

      \(table.text)\(text)
      """
  }

  private func needs(of rule: any Rule.Type) -> String {
    guard !rule.needs.isEmpty else { return "" }
    let words = rule.needs.inOrder.map(\.words).joined(separator: ", or ")
    return " Not judged on a host that does not see \(words)."
  }

  private func scenarios(_ coverage: Coverage) -> String {
    var table = MarkdownTable("scenario", "what happens", "tags", "evidence", "rules exercised")
    for scenario in ScenarioCatalogue.all {
      table.append(
        "`\(scenario.id)`", scenario.title, scenario.tags.asCode,
        scenario.evidence.isEmpty ? "inferred" : scenario.evidence.joined(separator: " "),
        String(coverage.rules(in: scenario.id).count))
    }
    return "## Scenarios\n\n\(table.text)"
  }

  private var subjectTable: String {
    var table = MarkdownTable("subject", "what it does", "kind", "role", "expected")
    for subject in subjects.map(\.subject) {
      let expected =
        subject.isGood
        ? "holds everywhere"
        : "\(subject.fault ?? "-"): " + subject.expects.map(\.rawValue).asCode
      table.append(
        "`\(subject.id)`", subject.title, subject.subject.kind.rawValue, subject.role.rawValue,
        expected)
    }
    return "## Subjects\n\n\(table.text)"
  }

  private func absent(_ coverage: Coverage) -> String {
    let unexercised = RuleCatalogue.all.map { $0.id }
      .filter { coverage.scenarios(of: [$0]).isEmpty }
    let inferred = ScenarioCatalogue.all.filter(\.evidence.isEmpty).map(\.id)
    let faultless = Selftest(subjects).rulesWithoutFault
    return """
      ## What is absent

      - Rules that no built-in subject exercises: \(unexercised.map(\.rawValue).asCode)
      - Rules that no built-in fault is caught by: \(faultless.map(\.rawValue).asCode)
      - Scenarios whose order no fact backs: \(inferred.asCode)
      - Hosts other than the headless one: none

      """
  }
}
