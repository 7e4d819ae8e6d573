import ConformanceReports
import TransitionCertification

/// How many scenarios a family has for each thing that is done, under each style.
///
/// Each thing in a row has as many. A style of presentation counts with the looks of the system's under
/// which it is tried.
struct ActionMatrix {
  /// The styles, a column each.
  let styles: [String]
  /// What is done, with the number of scenarios by style; what has the same numbers has one row.
  private(set) var rows: [(actions: [String], counts: [String: Int])] = []

  init(_ family: Scenario.Family, in scenarios: [Scenario] = ScenarioCatalogue.all) {
    let own = scenarios.filter { $0.family == family }
    styles = own.map(Self.column).withoutRepeats
    for action in own.map(\.action).withoutRepeats {
      let counts = own.filter { $0.action == action }
        .reduce(into: [:]) { $0[Self.column(of: $1), default: 0] += 1 }
      if let place = rows.firstIndex(where: { $0.counts == counts }) {
        rows[place].actions.append(action)
      } else {
        rows.append(([action], counts))
      }
    }
  }

  /// The matrix as a table; a cell is empty where there is no scenario.
  var table: MarkdownTable {
    var table = MarkdownTable(["what is done"] + styles)
    for row in rows {
      table.append(
        [row.actions.joined(separator: ", ")]
          + styles.map { row.counts[$0].map { String($0) } ?? "" })
    }
    return table
  }

  private static func column(of scenario: Scenario) -> String {
    guard scenario.family == .modal else { return scenario.style }
    return presentations[scenario.style] ?? scenario.style
  }

  /// The style of presentation, by the part of an id that names it with or without a look.
  private static let presentations: [String: String] = {
    var presentations: [String: String] = [:]
    for looked in LookedStyle.all {
      for id in looked.ids { presentations[id] = looked.style.rawValue }
    }
    return presentations
  }()
}
