public import TransitionCertification

/// How many scenarios each style of presentation has under each look of the system's, by who animates.
public struct LookTable: Sendable {
  /// The cells, style by style, and in a style look by look.
  public let cells: [Cell]

  /// A style of presentation under a look of the system's.
  public struct Cell: Sendable {
    /// The style, such as `page-sheet`.
    public let style: String
    /// The look, such as `cross-dissolve`.
    public let look: String
    /// How many scenarios the system's own animator moves.
    public let bySystem: Int
    /// How many scenarios an animator of an app's own can move.
    public let byApp: Int
    /// The fault by which UIKit ends the process there; none where it shows what it is asked to.
    public let raises: String?
  }

  /// Counts scenarios.
  public init(_ scenarios: [Scenario] = ScenarioCatalogue.all) {
    let byStyle = Dictionary(grouping: scenarios.filter { $0.family == .modal }, by: \.style)
    cells = LookedStyle.all.map { looked in
      let found = looked.ids.flatMap { byStyle[$0] ?? [] }
      return Cell(
        style: looked.style.rawValue, look: looked.look.rawValue,
        bySystem: found.count { !$0.isPulled && $0.applicability(to: .system) == .applies },
        byApp: found.count { $0.applicability(to: Self.animator) == .applies },
        raises: looked.raises)
    }
  }

  /// An animator that declares nothing; it is asked what it could take part in, and never made.
  private static let animator = Subject.animator("any") {
    preconditionFailure("no scenario is run")
  }

  /// The table as lines: two for each style, under a line of looks.
  public var text: String {
    let looks = Look.allCases.map(\.rawValue)
    let styles = ModalStyle.allCases.map(\.rawValue)
    let rows = styles.flatMap { style in
      let cells = cells.filter { $0.style == style }
      return [
        ["\(style), moved by the system"] + cells.map { $0.text($0.bySystem) },
        ["\(style), moved by an app"] + cells.map { $0.text($0.byApp) },
      ]
    }
    let width = (rows.map(\.[0].count).max() ?? 0) + 2
    return ([["presentation"] + looks] + rows).map { row in
      let name = row[0] + String(repeating: " ", count: width - row[0].count)
      let padded = zip(looks, row.dropFirst()).map { look, cell in
        String(repeating: " ", count: max(look.count - cell.count, 0) + 2) + cell
      }
      return name + padded.joined() + "\n"
    }
    .joined()
  }
}

extension LookTable.Cell {
  /// A number of scenarios; with a word where they show that UIKit raises.
  fileprivate func text(_ count: Int) -> String {
    guard count > 0 else { return "." }
    return raises == nil ? String(count) : "\(count) raise"
  }
}
