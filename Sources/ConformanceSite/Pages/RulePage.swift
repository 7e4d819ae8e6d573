import ConformanceReports
import TransitionCertification

/// The page of a rule: what it requires, by whose authority, and what became of it.
struct RulePage {
  private let rule: SiteRule
  private let count: RuleCounts.Entry
  private let map: SiteMap

  init(_ rule: SiteRule, _ count: RuleCounts.Entry, _ map: SiteMap) {
    self.rule = rule
    self.count = count
    self.map = map
  }

  private var place: SitePlace { .rule(rule.id) }

  var page: SitePage {
    SitePage(
      place: place, title: "\(rule.id)",
      body: heading + Pieces.part("What was found", findings) + Pieces.part("Clauses", clauses))
  }

  private var heading: [MarkupNode] {
    let numbers =
      count.isExercised
      ? "Kept in \(count.kept.countOfCases), broken in \(count.broken.countOfCases)."
      : "No case put it to the test."
    return [
      .element(
        "h1", [:],
        [
          Pieces.mark(rule.level.rawValue, as: tone), .text(" "), Pieces.code("\(rule.id)"),
        ]),
      .element("p", text: rule.statement),
      .element("p", [:], [.element("b", text: "Authority. "), .text(rule.authority + ".")]),
    ] + Pieces.remedy(rule.remedy)
      + (rule.id == TransparencyFinding.id ? [] : [.element("p", text: numbers)])
  }

  /// How its level is shown: a rule that nothing breaks is no alarm.
  private var tone: String {
    guard count.broken > 0 || !own.isEmpty else { return "untried" }
    return rule.level == .must ? "must" : "should"
  }

  /// What was found of it.
  private var own: [SiteFinding] { map.findings.filter { $0.cause.rule == rule.id } }

  private var findings: [MarkupNode] {
    Pieces.list(
      own.map { finding in
        [
          Pieces.mark(finding),
          .text(" "),
          Pieces.link(
            .text(finding.cause.example.statement),
            to: map.address(of: finding.page, from: place)),
          .text(" in \(finding.cause.cases.countOfCases)"),
        ]
      })
  }

  private var clauses: [MarkupNode] {
    Pieces.list(
      rule.clauses.map { clause in
        [Pieces.code(clause.id), .text(": \(clause.requirement)")]
      })
  }
}
