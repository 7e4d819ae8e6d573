import ConformanceReports
import Testing
import TransitionCertification

/// The product of styles, looks and animators: every cell has scenarios.
@Suite("The table of looks") struct LookTableTests {
  private static let ten = [
    "full-screen", "over-full-screen", "page-sheet", "form-sheet", "automatic", "current-context",
    "over-current-context", "custom", "popover", "none",
  ]
  private static let four = [
    "cover-vertical", "flip-horizontal", "cross-dissolve", "partial-curl",
  ]

  @Test(
    "a style of presentation under a look has scenarios, for the system and for an animator",
    arguments: ten, four)
  func filled(style: String, look: String) throws {
    let cell = try #require(LookTable().cells.first { $0.style == style && $0.look == look })

    #expect(cell.bySystem > 0 && cell.byApp > 0)
  }

  @Test("a cell is refused where there is no style, or a page curls over less than the screen")
  func refused() {
    for cell in LookTable().cells {
      let curls = cell.look == "partial-curl" && cell.style != "full-screen"
      #expect(cell.raises == (cell.style == "none" ? "K10" : curls ? "K11" : nil))
    }
  }

  /// The ways in which fingers go, which are tried once for each style.
  private static let ofFingers: [Scenario.Variant] = [
    .turnedRound, .resting, .flung, .relieved, .joined,
  ]

  @Test(
    "where nothing is refused, every way in which a change can go is tried under every look, but for a finger's ways"
  )
  func variants() {
    let table = StyleTable()
    for look in LookedStyle.all where look.raises == nil {
      let rows = table.rows.filter { row in look.ids.contains { row.id == "modal/\($0)" } }
      for variant in Scenario.Variant.allCases where !Self.ofFingers.contains(variant) {
        #expect(
          rows.contains { $0.counts[variant] != nil },
          "\(look.style) \(look.look) \(variant)")
      }
    }
  }

  @Test("without scenarios all cells are empty, and the text says so")
  func empty() {
    let table = LookTable([])

    #expect(table.cells.allSatisfy { $0.bySystem == 0 && $0.byApp == 0 })
    #expect(!table.text.contains { $0.isNumber })
  }

  @Test("the text has two lines for each style under one of the looks, all as long")
  func text() {
    let lines = LookTable().text.split(separator: "\n")

    #expect(lines.count == 1 + 2 * LookTable().cells.count / Self.four.count)
    #expect(Set(lines.map(\.count)).count == 1)
    for look in Self.four { #expect(lines.first?.contains("  \(look)") == true) }
  }

  @Test(
    "a look changes nothing that anybody is told: its scenarios name the ones that they are like",
    arguments: LookedStyle.all.filter { $0.raises == nil && $0.look != .coverVertical })
  func likenesses(look: LookedStyle) {
    let scenarios = ScenarioCatalogue.all.filter { $0.family == .modal && $0.style == look.id }

    #expect(!scenarios.isEmpty)
    for scenario in scenarios {
      let model = scenario.likeness.flatMap(ScenarioCatalogue.scenario)
      #expect(model?.style == look.style.rawValue && model?.variant == scenario.variant)
      #expect(model?.likeness == nil)
    }
  }
}
