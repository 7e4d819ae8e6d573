import Testing
import UIKitSemantics

@Suite("The machine of an animator") struct PropertyAnimatorMachineTests {
  typealias State = PropertyAnimatorMachine.State
  typealias Event = PropertyAnimatorMachine.Event
  typealias Action = PropertyAnimatorMachine.Action

  struct Row: Sendable, CustomTestStringConvertible {
    let start: State
    let event: Event
    let action: Action
    let end: State
    var testDescription: String { "\(start), \(event)" }
  }

  static func way(to state: State) -> [Event] {
    switch state {
    case .inactive: []
    case .running: [.started]
    case .paused: [.paused]
    case .stopped: [.started, .stopped]
    }
  }

  /// Every state under every event, in the order in which the events are declared.
  static let table: [(State, [(Action, State)])] = [
    (
      .inactive,
      [
        (.begin, .running), (.beginHeld, .paused), (.beginHeld, .paused), (.turn, .inactive),
        (.misuse, .inactive), (.ignore, .inactive), (.ignore, .inactive), (.misuse, .inactive),
        (.keep, .inactive), (.ignore, .inactive), (.ignore, .inactive), (.ignore, .inactive),
      ]
    ),
    (
      .running,
      [
        (.ignore, .running), (.hold, .paused), (.ignore, .running), (.turn, .running),
        (.ignore, .running), (.freeze, .inactive), (.freeze, .stopped), (.misuse, .running),
        (.join, .running), (.conclude, .inactive), (.hold, .paused), (.ignore, .inactive),
      ]
    ),
    (
      .paused,
      [
        (.resume, .running), (.ignore, .paused), (.seek, .paused), (.turn, .paused),
        (.resume, .running), (.freeze, .inactive), (.freeze, .stopped), (.misuse, .paused),
        (.join, .paused), (.conclude, .inactive), (.ignore, .paused),
        (.releasedInMotion, .paused),
      ]
    ),
    (
      .stopped,
      [
        (.misuse, .stopped), (.misuse, .stopped), (.ignore, .stopped), (.ignore, .stopped),
        (.misuse, .stopped), (.misuse, .stopped), (.misuse, .stopped), (.conclude, .inactive),
        (.misuse, .stopped), (.ignore, .stopped), (.ignore, .stopped),
        (.releasedInMotion, .stopped),
      ]
    ),
  ]

  static let rows = table.flatMap { start, answers in
    zip(Event.allCases, answers).map { event, answer in
      Row(start: start, event: event, action: answer.0, end: answer.1)
    }
  }

  @Test("every event in every state has its answer", arguments: rows)
  func answers(row: Row) {
    var machine = PropertyAnimatorMachine()
    for event in Self.way(to: row.start) { _ = machine.handle(event) }
    #expect(machine.state == row.start)

    let action = machine.handle(row.event)

    #expect(action == row.action)
    #expect(machine.state == row.end)
  }

  @Test("the table has every state and every event")
  func complete() {
    #expect(Self.rows.count == State.allCases.count * Event.allCases.count)
  }
}
