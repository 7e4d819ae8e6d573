import Testing

@testable import TransitionCertification

/// Which blocks have room for their proof.
@Suite("Room for blocks") struct BlockBudgetTests {
  private static func block(_ name: String, full: Int, short: Int) -> ReportBlock {
    ReportBlock(
      String(repeating: "\(name)\n", count: full),
      short: String(repeating: "\(name.lowercased())\n", count: short))
  }

  @Test(
    "the first is told in full, the next as long as all others fit in short, and the rest is counted",
    arguments: [
      (100, "AAAA BBBB CCCC", 0, 0), (12, "AAAA BBBB CCCC", 0, 0), (11, "AAAA BBBB c", 1, 0),
      (9, "AAAA BBBB c", 1, 0), (8, "AAAA b c", 2, 0), (6, "AAAA b c", 2, 0),
      (5, "AAAA b", 1, 1), (4, "AAAA", 0, 2), (0, "AAAA", 0, 2),
    ])
  func room(lines: Int, told: String, shortened: Int, leftOut: Int) {
    let blocks = ["A", "B", "C"].map { Self.block($0, full: 4, short: 1) }
    let budget = BlockBudget(blocks, within: lines, spacing: 0)

    #expect(budget.told.map { $0.replacing("\n", with: "") }.joined(separator: " ") == told)
    #expect(budget.shortened == shortened && budget.leftOut == leftOut)
    #expect(budget.texts.count == blocks.count)
  }

  @Test("without a limit all is told")
  func unlimited() {
    let blocks = (0..<99).map { _ in Self.block("A", full: 99, short: 1) }

    #expect(BlockBudget(blocks, within: nil, spacing: 1).isAll)
  }
}
