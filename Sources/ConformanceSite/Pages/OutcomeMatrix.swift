import ConformanceReports
import TransitionCertification

/// What became of the cases of each style of transition.
struct OutcomeMatrix {
  /// A style, by the beginning of its scenarios' ids.
  struct Row {
    let style: String
    var passed = 0, failed = 0, incomplete = 0, waived = 0, notApplicable = 0

    /// The gravest of what became of its cases, as a word for styles and filters.
    var kind: String {
      if failed > 0 { return "failed" }
      if incomplete > 0 { return "incomplete" }
      if waived > 0 { return "waived" }
      return passed > 0 ? "passed" : "untried"
    }
  }

  /// The styles, in the order in which their scenarios run.
  private(set) var rows: [Row] = []

  init(_ publication: Publication) {
    var places: [String: Int] = [:]
    for subject in publication.result.subjects {
      for result in subject.cases {
        let place = place(of: result.id.scenario, &places)
        switch publication.outcome(of: result) {
        case .passed: rows[place].passed += 1
        case .failed: rows[place].failed += 1
        case .incomplete: rows[place].incomplete += 1
        case .waived: rows[place].waived += 1
        }
      }
      for scenario in subject.notApplicable.flatMap(\.scenarios) {
        rows[place(of: scenario, &places)].notApplicable += 1
      }
    }
  }

  private mutating func place(of scenario: String, _ places: inout [String: Int]) -> Int {
    let style = scenario.split(separator: "/").prefix(2).joined(separator: "/")
    if let place = places[style] { return place }
    places[style] = rows.count
    rows.append(Row(style: style))
    return rows.count - 1
  }

  /// The matrix with what filters it.
  var nodes: [MarkupNode] {
    guard !rows.isEmpty else { return [] }
    let kinds = [
      ("failed", "something fails"), ("incomplete", "something is incomplete"),
      ("waived", "something is waived"), ("passed", "all pass"), ("untried", "does not apply"),
    ]
    let table = Pieces.table(
      "styles and outcomes",
      ["style", "passed", "failed", "incomplete", "waived", "does not apply"],
      numbers: [1, 2, 3, 4, 5],
      rows.map { row in
        TableRow(
          kind: row.kind, words: row.style,
          [[Pieces.code(row.style)]]
            + [
              ("passed", row.passed), ("failed", row.failed), ("incomplete", row.incomplete),
              ("waived", row.waived), ("untried", row.notApplicable),
            ].map(Self.cell))
      })
    return Pieces.filtered(
      "Show styles of which",
      kinds.map { kind in (kind.0, kind.1, rows.count { $0.kind == kind.0 }) }, table,
      unwanted: "untried")
  }

  /// A number; nothing where it is none, so that what matters is seen.
  private static func cell(_ kind: String, _ number: Int) -> [MarkupNode] {
    number == 0
      ? [.element("span", ["class": "none"], text: "–")]
      : [.element("span", ["class": "outcome \(kind)"], text: "\(number)")]
  }
}
