import Testing
import UIKitSemantics

@Suite("The phases of a turn") struct TurnPhaseTests {
  struct Row: Sendable {
    let phase: TurnPhase
    /// What follows where nothing is left, layout is, blocks are, both are.
    let next: [TurnPhase]
  }

  static let rows = [
    Row(phase: .queued, next: [.completions, .layout, .afterCommit, .layout]),
    Row(phase: .layout, next: [.completions, .layout, .afterCommit, .afterCommit]),
    Row(phase: .afterCommit, next: [.completions, .layout, .afterCommit, .layout]),
    Row(phase: .completions, next: [.over, .over, .over, .over]),
    Row(phase: .over, next: [.over, .over, .over, .over]),
  ]

  @Test("what follows a phase, by what is left", arguments: rows)
  func row(row: Row) {
    let workloads = [(false, false), (true, false), (false, true), (true, true)].map {
      TurnPhase.Workload(needsLayout: $0.0, waitsForCommit: $0.1)
    }

    #expect(workloads.map(row.phase.next) == row.next)
  }

  @Test("the table has every phase")
  func complete() {
    #expect(Self.rows.map(\.phase) == TurnPhase.allCases)
  }
}
