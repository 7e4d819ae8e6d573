import ConformanceReports
import TransitionCertification

/// What became of the cases of each style of transition.
struct OutcomeMatrix {
  /// A style, by the beginning of its scenarios' ids.
  struct Row {
    let style: String
    var outcomes: [CaseOutcome] = []
    var notApplicable = 0

    /// The gravest of what became of its cases, as a word for styles and filters.
    var kind: String {
      let gravest = [CaseOutcome.failed, .incomplete, .conditional, .waived, .passed]
        .first(where: outcomes.contains)
      return gravest?.rawValue ?? OutcomeMatrix.untried
    }
  }

  /// The styles, in the order in which their scenarios run.
  private(set) var rows: [Row] = []

  init(_ publication: Publication) {
    var places: [String: Int] = [:]
    for subject in publication.result.subjects {
      for result in subject.cases {
        rows[place(of: result.id.scenario, &places)].outcomes.append(
          publication.outcome(of: result))
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
      ("conditional", "something is conditional"), ("waived", "something is waived"),
      ("passed", "all pass"), (Self.untried, "does not apply"),
    ]
    let outcomes = CaseOutcome.allCases
    let table = Pieces.table(
      "styles and outcomes",
      ["style"] + outcomes.map(\.rawValue) + ["does not apply"],
      numbers: Set(1...outcomes.count + 1),
      rows.map { row in
        let counts = CaseCounts(of: row.outcomes)
        let numbers = outcomes.map { ($0.rawValue, counts.count($0)) }
        return TableRow(
          kind: row.kind, words: row.style,
          [[Pieces.code(row.style)]]
            + (numbers + [(Self.untried, row.notApplicable)]).map(Self.cell))
      })
    return Pieces.filtered(
      "Show styles of which",
      kinds.map { kind in (kind.0, kind.1, rows.count { $0.kind == kind.0 }) }, table,
      unwanted: Self.untried)
  }

  /// The word for styles and filters of what nobody tried.
  private static let untried = "untried"

  /// A number; nothing where it is none, so that what matters is seen.
  private static func cell(_ kind: String, _ number: Int) -> [MarkupNode] {
    number == 0
      ? [.element("span", ["class": "none"], text: "–")]
      : [.element("span", ["class": "outcome \(kind)"], text: "\(number)")]
  }
}
