import ConformanceReports
import TransitionCertification

/// The first page: the verdict, what is wrong, and the numbers.
struct IndexPage {
  private let publication: Publication
  private let map: SiteMap
  private let rules: [SiteRule]
  private let counts: RuleCounts

  init(_ publication: Publication, _ map: SiteMap, _ rules: [SiteRule], _ counts: RuleCounts) {
    self.publication = publication
    self.map = map
    self.rules = rules
    self.counts = counts
  }

  var page: SitePage {
    SitePage(
      place: .index, title: publication.firstLine,
      body: opening + Pieces.part("What is wrong", findings + obstacles + failures)
        + Pieces.part("Faults", faults)
        + Pieces.part("By style of transition", OutcomeMatrix(publication).nodes)
        + Pieces.part("Subjects", subjects) + Pieces.part("Rules", ruleTable))
  }

  private var opening: [MarkupNode] {
    let counts = publication.counts(of: publication.result.subjects.flatMap(\.cases))
    let outcomes = CaseOutcome.allCases.map { ($0.rawValue, counts.count($0)) }
    let numbers = [("cases", counts.cases)] + outcomes.filter { $0.1 > 0 }
    let list = numbers.map { name, number in
      MarkupNode.element(
        "div", ["class": "number-box"],
        [.element("dt", text: name), .element("dd", text: "\(number)")])
    }
    let heading = MarkupNode.element("h1", text: publication.firstLine)
    guard publication.selftest == nil else { return [heading] }
    return [
      heading, .element("dl", ["class": "numbers"], list),
      .element("p", ["class": "none explained"], text: Self.words),
    ]
  }

  /// The two pairs of words by which cases and rules are told apart.
  private static let words = """
    A case passes or fails: it fails where something is broken that a subject must keep, and is conditional \
    where it is what it should keep. A rule is kept or broken in a case, or not exercised there.
    """

  // MARK: - What is wrong

  private var findings: [MarkupNode] {
    let findings = map.findings
    guard !findings.isEmpty else { return [] }
    let kinds = [("must", "MUST"), ("should", "SHOULD"), ("waived", "waived")].map { kind in
      (kind.0, kind.1, findings.count { $0.weight == kind.0 })
    }
    let items = findings.map { finding in
      MarkupNode.element(
        "li",
        [
          "class": "card \(finding.weight)", "data-kind": finding.weight,
          "data-words": "\(finding.cause.name) \(finding.cause.example.statement)",
        ],
        [
          .element(
            "p", [:],
            [
              Pieces.mark(finding),
              .text(" "),
              Pieces.link(
                Pieces.code("\(finding.cause.name)"),
                to: map.address(of: finding.page, from: .index)),
              .text(" in \(finding.cause.cases.countOfCases)"),
            ]),
          .element("p", text: finding.cause.example.statement),
        ])
    }
    return Pieces.filtered("Show", kinds, .element("ul", ["class": "cards"], items))
  }

  private var obstacles: [MarkupNode] {
    publication.result.findings.obstacles.flatMap { obstacle -> [MarkupNode] in
      [
        .element(
          "p", [:],
          [Pieces.mark("incomplete", as: "incomplete"), .text(" \(obstacle.obstacle)")])
      ] + Pieces.cases(obstacle.cases)
    }
  }

  private var failures: [MarkupNode] {
    Pieces.list(
      publication.others.map { failure, _ in
        let place = failure.case.map { [Pieces.code($0), .text(": ")] } ?? []
        return [.element("b", text: failure.rule), .text(" ")] + place + [.text(failure.message)]
      })
  }

  // MARK: - Tables

  private var faults: [MarkupNode] {
    guard let selftest = publication.selftest else { return [] }
    let rows = selftest.catches.map { entry in
      let isCaught = entry.named != nil
      return TableRow(
        kind: isCaught ? "passed" : "failed", words: "\(entry.fault) \(entry.subject)",
        [
          [Pieces.code(entry.fault)], [Pieces.code(entry.subject)],
          [.text(entry.named?.rawValue ?? entry.first?.rawValue ?? "nothing")],
          entry.scenario.map { [Pieces.code($0)] } ?? [],
        ])
    }
    let kinds = [("failed", "not caught"), ("passed", "caught")].map { kind in
      (kind.0, kind.1, rows.count { $0.kind == kind.0 })
    }
    return Pieces.filtered(
      "Show faults that are", kinds,
      Pieces.table("faults", ["fault", "subject", "first rule to speak", "in"], rows))
  }

  private var subjects: [MarkupNode] {
    let subjects = publication.result.subjects
    guard !subjects.isEmpty else { return [] }
    // Who is not certified as a whole has no verdict, and then there is no column of them.
    let areCertified = subjects.contains { $0.verdict != nil }
    let rows = subjects.map { subject in
      let counts = publication.counts(of: subject.cases)
      let link = Pieces.link(
        Pieces.code(subject.subject),
        to: map.address(of: .subject(subject.subject), from: .index))
      let verdict = areCertified ? [[MarkupNode.text(subject.verdict?.rawValue ?? "")]] : []
      let numbers = [counts.cases] + Self.troubled.map(counts.count)
      return TableRow(
        words: subject.subject,
        [[link]] + verdict + numbers.map { [.text($0 == 0 ? "–" : "\($0)")] })
    }
    let first = areCertified ? 2 : 1
    return [
      Pieces.table(
        "subjects",
        ["subject"] + (areCertified ? ["verdict"] : [])
          + ["cases"] + Self.troubled.map(\.rawValue),
        numbers: Set(first...first + Self.troubled.count), rows)
    ]
  }

  /// What the cases of a subject came to that have not all passed.
  private static let troubled = CaseOutcome.allCases.filter { $0 != .passed }

  private var ruleTable: [MarkupNode] {
    guard publication.selftest == nil else { return [] }
    let rows = rules.map { rule in
      let count = counts[rule.id]
      let isFound = publication.result.findings.causes.contains { $0.rule == rule.id }
      let kind = count.broken > 0 || isFound ? "broken" : count.kept > 0 ? "kept" : "untried"
      return TableRow(
        kind: kind, words: "\(rule.id) \(rule.statement)",
        [
          [
            Pieces.link(
              Pieces.code("\(rule.id)"), to: map.address(of: .rule(rule.id), from: .index))
          ],
          [.text(rule.level.rawValue)], [.text(count.kept == 0 ? "–" : "\(count.kept)")],
          [.text(count.broken == 0 ? "–" : "\(count.broken)")],
        ])
    }
    let kinds = [("broken", "broken"), ("kept", "kept"), ("untried", "not exercised")].map {
      kind in
      (kind.0, kind.1, rows.count { $0.kind == kind.0 })
    }
    return Pieces.filtered(
      "Show rules that are", kinds,
      Pieces.table(
        "rules", ["rule", "level", "kept in cases", "broken in cases"], numbers: [2, 3], rows))
  }
}
