import ConformanceReports
import Testing

/// What became of counts is told row by row; growth fails, and what stands alone.
@Suite("Comparing costs") struct CostComparisonTests {
  /// What a workload cost, what it costs, and what is said of that.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: [WorkloadCost]
    let now: [WorkloadCost]
    let text: String
    var grows = false
    var holds = true
    var isCurrent = true
  }

  private static func cost(
    _ name: String, visits: Int? = nil, instructions: Int? = nil
  ) -> WorkloadCost {
    WorkloadCost(name: name, visits: visits, instructions: instructions)
  }

  private static let rows = [
    Row(
      testDescription: "a count that is the same",
      before: [cost("walk", visits: 100)], now: [cost("walk", visits: 100)],
      text: "1 counts: 1 stayed\n"),
    Row(
      testDescription: "five per cent more",
      before: [cost("walk", visits: 100)], now: [cost("walk", visits: 105)],
      text: """
        workload  count   before  now  change
        walk      visits     100  105  +5.0 %
        1 counts: 1 moved less

        """),
    Row(
      testDescription: "more than five per cent more",
      before: [cost("walk", visits: 100, instructions: 4000)],
      now: [cost("walk", visits: 106, instructions: 4000)],
      text: """
        workload  count   before  now  change
        walk      visits     100  106  +6.0 %  grew
        2 counts: 1 grew by more than 5 %, 1 stayed

        """, grows: true, holds: false, isCurrent: false),
    Row(
      testDescription: "more where there was nothing",
      before: [cost("walk", visits: 0)], now: [cost("walk", visits: 1)],
      text: """
        workload  count   before  now  change
        walk      visits       0    1          grew
        1 counts: 1 grew by more than 5 %

        """, grows: true, holds: false, isCurrent: false),
    Row(
      testDescription: "less by more than five per cent, and growth of another beside it",
      before: [cost("walk", instructions: 3000), cost("climb", instructions: 3000)],
      now: [cost("walk", instructions: 2000), cost("climb", instructions: 3200)],
      text: """
        workload  count         before   now   change
        walk      instructions    3000  2000  -33.3 %  shrank
        climb     instructions    3000  3200   +6.7 %  grew
        2 counts: 1 grew by more than 5 %, 1 shrank by more than 5 %

        """, grows: true, holds: false, isCurrent: false),
    Row(
      testDescription: "a workload that is new, and one that is lost",
      before: [cost("walk", visits: 7), cost("climb", visits: 9)],
      now: [cost("swim", visits: 8), cost("climb", visits: 9)],
      text: """
        workload  count   before  now  change
        swim      visits            8          new
        walk      visits       7               lost
        nothing is written down for swim
        walk is written down, and is no workload any more
        3 counts: 1 stayed, 1 new, 1 lost

        """, holds: false, isCurrent: false),
    Row(
      testDescription: "a workload that is new, and one that is lost, where nothing counts them",
      before: [cost("walk"), cost("climb", visits: 9)],
      now: [cost("climb", visits: 9), cost("swim")],
      text: """
        nothing is written down for swim
        walk is written down, and is no workload any more
        1 counts: 1 stayed

        """, holds: false, isCurrent: false),
    Row(
      testDescription: "instructions that nothing counts here",
      before: [cost("walk", visits: 7, instructions: 900)], now: [cost("walk", visits: 7)],
      text: "1 counts: 1 stayed\n"),
    Row(
      testDescription: "less than a twentieth of a per cent, which no run of the same work keeps",
      before: [cost("walk", instructions: 100_000)], now: [cost("walk", instructions: 100_049)],
      text: "1 counts: 1 moved less\n"),
    Row(testDescription: "nothing", before: [], now: [], text: "no counts\n"),
  ]

  @Test("it says what moved, and fails for growth, and for what was not compared", arguments: rows)
  func row(_ row: Row) {
    let comparison = CostComparison(from: row.before, to: row.now)

    #expect(comparison.text == row.text)
    #expect(comparison.hasGrown == row.grows)
    #expect(comparison.holds == row.holds)
    #expect(comparison.isCurrent == row.isCurrent)
  }

  @Test("it names what only one of both times counted")
  func uncompared() {
    let before = [Self.cost("walk", visits: 7, instructions: 900)]
    let now = [Self.cost("walk", visits: 7)]

    #expect(CostComparison(from: before, to: now).uncompared == [.instructions])
    #expect(CostComparison(from: before, to: before).uncompared == [])
  }
}
