public import TransitionCertification

/// How many scenarios each style of transition has, by how the change goes.
public struct StyleTable: Sendable {
  /// The styles, as the catalogue has them, and then what is tried across styles.
  public let rows: [Row]

  /// One style.
  public struct Row: Sendable {
    /// The beginning of its scenarios' ids, or, across styles, `any/` and what is tried.
    public let id: String
    /// The scenarios by variant; none where there is no such key.
    public let counts: [Scenario.Variant: Int]

    /// All scenarios of the style.
    public var total: Int { counts.values.reduce(0, +) }

    fileprivate init(_ id: String, _ scenarios: [Scenario]) {
      self.id = id
      counts = Dictionary(grouping: scenarios, by: \.variant).mapValues(\.count)
    }
  }

  /// Counts scenarios.
  public init(_ scenarios: [Scenario] = ScenarioCatalogue.all) {
    var styles: [String] = []
    for scenario in scenarios where !styles.contains(scenario.styleID) {
      styles.append(scenario.styleID)
    }
    let byStyle = Dictionary(grouping: scenarios, by: \.styleID)
    rows =
      styles.map { Row($0, byStyle[$0] ?? []) }
      + Self.across.map { id, words in
        Row(
          id,
          scenarios.filter { scenario in
            words.contains { scenario.action.hasPrefix($0) || scenario.tags.contains($0) }
          })
      }
  }

  /// What is tried in several styles, with the tags and the beginnings of actions that tell of it.
  private static let across: [(id: String, words: [String])] = [
    (
      "any/size-change",
      [
        "modal-rotate-while-presented", "modal-rotate-mid-transition", "nav-rotate-between",
        "nav-rotate-mid-transition", "tab-rotate-between", "tab-rotate-mid-transition",
        "container-resize", "turn-while-performing",
      ]
    ),
    ("any/background", ["background-mid-transition"]),
    ("any/inactive", ["inactive-mid-transition"]),
    ("any/chain", ["modal-over-modal", "modal-chain-dismiss"]),
    ("any/sheet-swipe", ["modal-system-swipe"]),
    ("any/unwind", ["unwind"]),
  ]

  /// The table as lines, under a line of variants; a dot where there is no scenario.
  public var text: String {
    let width = (rows.map(\.id.count).max() ?? 0) + 2
    let variants = Scenario.Variant.allCases
    func line(_ name: String, _ cells: [String]) -> String {
      let padded = zip(variants, cells).map { variant, cell in
        String(repeating: " ", count: max(variant.rawValue.count - cell.count, 0) + 2) + cell
      }
      return name + String(repeating: " ", count: width - name.count) + padded.joined() + "\n"
    }
    return line("style", variants.map(\.rawValue))
      + rows.map { row in
        line(row.id, variants.map { row.counts[$0].map { String($0) } ?? "." })
      }
      .joined()
  }
}

extension Scenario {
  /// The family and style, by which a run can be chosen.
  var styleID: String { "\(family.rawValue)/\(style)" }
}
