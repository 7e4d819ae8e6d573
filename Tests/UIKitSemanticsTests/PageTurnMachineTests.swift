import Testing
import UIKitSemantics

@Suite("The machine of a turn of pages") struct PageTurnMachineTests {
  typealias Phase = PageTurnMachine.Phase
  typealias Event = PageTurnMachine.Event
  typealias Action = PageTurnMachine.Action

  struct Row: Sendable, CustomTestStringConvertible {
    let start: Phase
    let event: Event
    let action: Action
    let end: Phase
    var testDescription: String { "\(start), \(event)" }
  }

  static let events: [Event] = [
    .asked, .grabbed, .released(forward: true), .released(forward: false), .animationEnded,
  ]

  static func way(to phase: Phase) -> [Event] {
    switch phase {
    case .resting: []
    case .turning: [.asked]
    case .held: [.grabbed]
    case .finishing: [.grabbed, .released(forward: true)]
    case .returning: [.grabbed, .released(forward: false)]
    }
  }

  /// Every phase under every event, in the order of `events`.
  static let table: [(Phase, [(Action, Phase)])] = [
    (
      .resting,
      [
        (.begin, .turning), (.begin, .held), (.ignore, .resting), (.ignore, .resting),
        (.ignore, .resting),
      ]
    ),
    (
      .turning,
      [
        (.beginInstead(finished: true), .turning), (.ignore, .turning), (.ignore, .turning),
        (.ignore, .turning), (.conclude(finished: true), .resting),
      ]
    ),
    (
      .held,
      [
        (.beginInstead(finished: false), .turning), (.ignore, .held),
        (.settle(forward: true), .finishing), (.settle(forward: false), .returning),
        (.ignore, .held),
      ]
    ),
    (
      .finishing,
      [
        (.beginInstead(finished: true), .turning), (.ignore, .finishing), (.ignore, .finishing),
        (.ignore, .finishing), (.conclude(finished: true), .resting),
      ]
    ),
    (
      .returning,
      [
        (.beginInstead(finished: false), .turning), (.ignore, .returning), (.ignore, .returning),
        (.ignore, .returning), (.conclude(finished: false), .resting),
      ]
    ),
  ]

  static let rows = table.flatMap { start, answers in
    zip(events, answers).map { Row(start: start, event: $0, action: $1.0, end: $1.1) }
  }

  @Test("every phase answers every event as the table says", arguments: rows)
  func row(row: Row) {
    var machine = PageTurnMachine()
    for event in Self.way(to: row.start) { _ = machine.handle(event) }
    #expect(machine.phase == row.start)

    let action = machine.handle(row.event)

    #expect(action == row.action)
    #expect(machine.phase == row.end)
  }

  @Test("the table has every pair")
  func complete() {
    #expect(Self.table.map(\.0) == Phase.allCases)
    #expect(Self.rows.count == Phase.allCases.count * Self.events.count)
  }
}
