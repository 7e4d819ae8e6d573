import Testing

@testable import SubjectDiscovery

/// The screens of the library's own, and the protocols, that a subject cannot do without.
@Suite struct SideTests {
  static let made: [(id: String, line: String)] = [
    (
      "ForLeaves",
      ".delegate(\"Kit.ForLeaves\") { ForLeaves() }\n"
        + "    .screens { $0 == .presenter ? Grove() : $0 == .presented ? Leaf() : nil }"
    ),
    (
      "ForTurningLeaves",
      ".delegate(\"Kit.ForTurningLeaves\") { ForTurningLeaves() }\n"
        + "    .screens { $0 == .presenter ? Grove() : $0 == .presented ? Leaf() : nil }"
    ),
    (
      "LeafDances",
      ".delegate(\"Kit.LeafDances\") { LeafDances() }\n"
        + "    .screens { $0 == .presenter ? Grove() : $0 == .presented ? Leaf() : nil }"
    ),
    (
      "LeafSinks",
      ".delegate(\"Kit.LeafSinks\") { LeafSinks() }\n"
        + "    .screens { $0 == .presented ? Leaf() : nil }"
    ),
    ("LeafStays", ".delegate(\"Kit.LeafStays\") { LeafStays() }"),
    (
      "WantsWeight",
      ".animator(\"Kit.WantsWeight\") { WantsWeight() }\n    .screens { _ in WeighedScreen() }"
    ),
    (
      "WantsYear", ".animator(\"Kit.WantsYear\") { WantsYear() }\n    .screens { _ in Calendar() }"
    ),
  ]

  @Test(arguments: made)
  func whatBothSidesHaveToBeIsSupplied(_ row: (id: String, line: String)) throws {
    let candidate = try #require(try ShapeGraphs.candidates.get()["Kit.\(row.id)"])
    guard case .made(let line, _, _) = candidate.outcome else {
      Issue.record("\(row.id) is not made: \(candidate)")
      return
    }
    #expect(line.text == row.line)
  }

  static let unmade: [(id: String, reason: String)] = [
    ("ForThorns", "it moves a Grove and a Thorn alone, and for Thorn init(length:) wants an Int"),
    ("ForDrifts", "it moves a Grove and a Leaf alone, and nobody says which of them is where"),
    ("ForReturns", "it moves a Leaf and a Grove alone, and nobody says which of them is where"),
    ("WantsPrice", "its screens have to be Priced, and nobody says their 'price'"),
    ("ForPriced", "its screens have to be Priced, and nobody says their 'price'"),
  ]

  @Test(arguments: unmade)
  func whereOneOfThemIsNotToBeHadNothingIsMade(_ row: (id: String, reason: String)) throws {
    let candidate = try #require(try ShapeGraphs.candidates.get()["Kit.\(row.id)"])
    guard case .unmade(let reason, _) = candidate.outcome else {
      Issue.record("\(row.id) is made")
      return
    }
    #expect(reason == row.reason)
  }

  @Test func aScreenAnswersWithWhatIsMadeWithoutAWord() throws {
    let supports = try #require(try ShapeGraphs.candidates.get()["Kit.WantsWeight"]).supports
    #expect(supports.count == 1)
    #expect(supports.first?.contains("  var weight: any Weighing = Feather()") == true)
  }
}
