import ConformanceReports
import Testing
import TransitionCertification

/// The table of styles: every cell that UIKit has is filled.
@Suite("The table of styles") struct StyleTableTests {
  private static let table = StyleTable()

  @Test(
    "a style has scenarios for a variant, or there is a reason why not",
    arguments: table.rows.map(\.id))
  func cells(style: String) throws {
    let row = try #require(Self.table.rows.first { $0.id == style })

    for variant in Scenario.Variant.allCases {
      let reasons = Gap.all.filter { $0.isAbout(style, variant) }
      if row.counts[variant] == nil {
        #expect(!reasons.isEmpty, "\(style) has no scenario that is \(variant.rawValue)")
      } else {
        #expect(reasons.isEmpty, "\(style) \(variant.rawValue): \(reasons.map(\.reason))")
      }
    }
  }

  @Test("a reason cites a fact that there is, or says that it is inferred", arguments: Gap.all)
  func reasons(gap: Gap) {
    let facts = gap.facts

    #expect(!facts.isEmpty || gap.reason.hasSuffix(" Inferred."), "\(gap.reason)")
    for fact in facts { #expect(FactBook.fact(fact) != nil, "\(fact)") }
  }

  @Test("every reason is about a style that there is", arguments: Gap.all.flatMap(\.styles))
  func known(style: String) {
    #expect(Self.table.rows.contains { $0.id == style })
  }

  @Test("the text has a line for each style under one of the variants")
  func text() {
    let lines = Self.table.text.split(separator: "\n")

    #expect(lines.count == Self.table.rows.count + 1)
    #expect(lines.first?.hasPrefix("style ") == true)
    for variant in Scenario.Variant.allCases {
      #expect(lines.first?.contains("  \(variant.rawValue)") == true)
    }
    #expect(Set(lines.map(\.count)).count == 1)
  }

  @Test("styles add up to the catalogue, and what is tried across them to something")
  func sums() {
    let rows = Self.table.rows

    #expect(
      rows.filter { !$0.id.hasPrefix("any/") }.map(\.total).reduce(0, +)
        == ScenarioCatalogue.all.count)
    #expect(rows.allSatisfy { $0.total > 0 })
  }
}
