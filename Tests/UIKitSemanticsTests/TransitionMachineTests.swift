import Testing
import UIKitSemantics

@Suite("The machine of a transition") struct TransitionMachineTests {
  typealias Phase = TransitionMachine.Phase
  typealias Event = TransitionMachine.Event
  typealias Action = TransitionMachine.Action

  struct Row: Sendable, CustomTestStringConvertible {
    let start: Phase
    let event: Event
    let action: Action
    let end: Phase
    var testDescription: String { "\(start), \(event)" }
  }

  static let events: [Event] = [
    .started(interactively: false), .started(interactively: true), .updated, .paused, .finished,
    .cancelled, .completed(true), .completed(false),
  ]

  static func way(to phase: Phase) -> [Event] {
    switch phase {
    case .requested: []
    case .running: [.started(interactively: false)]
    case .interactive: [.started(interactively: true)]
    case .finishing: [.started(interactively: true), .finished]
    case .cancelling: [.started(interactively: true), .cancelled]
    case .completed: [.started(interactively: false), .completed(true)]
    }
  }

  /// Every phase under every event, in the order of `events`.
  static let table: [(Phase, [(Action, Phase)])] = [
    (
      .requested,
      [
        (.accept, .running), (.accept, .interactive), (.ignore, .requested), (.ignore, .requested),
        (.ignore, .requested), (.ignore, .requested), (.ignore, .requested), (.ignore, .requested),
      ]
    ),
    (
      .running,
      [
        (.ignore, .running), (.ignore, .running), (.ignore, .running),
        (.interactionBegan, .interactive), (.ignore, .running), (.ignore, .running),
        (.conclude(finished: true), .completed), (.conclude(finished: false), .completed),
      ]
    ),
    (
      .interactive,
      [
        (.ignore, .interactive), (.ignore, .interactive), (.accept, .interactive),
        (.accept, .interactive), (.interactionEnded, .finishing), (.interactionEnded, .cancelling),
        (.conclude(finished: true), .completed), (.conclude(finished: false), .completed),
      ]
    ),
    (
      .finishing,
      [
        (.ignore, .finishing), (.ignore, .finishing), (.ignore, .finishing),
        (.interactionBegan, .interactive), (.ignore, .finishing), (.ignore, .finishing),
        (.conclude(finished: true), .completed), (.conclude(finished: false), .completed),
      ]
    ),
    (
      .cancelling,
      [
        (.ignore, .cancelling), (.ignore, .cancelling), (.ignore, .cancelling),
        (.interactionBegan, .interactive), (.ignore, .cancelling), (.ignore, .cancelling),
        (.conclude(finished: true), .completed), (.conclude(finished: false), .completed),
      ]
    ),
    (
      .completed,
      [
        (.ignore, .completed), (.ignore, .completed), (.ignore, .completed), (.ignore, .completed),
        (.ignore, .completed), (.ignore, .completed), (.ignore, .completed), (.ignore, .completed),
      ]
    ),
  ]

  static let rows = table.flatMap { start, answers in
    zip(events, answers).map { Row(start: start, event: $0, action: $1.0, end: $1.1) }
  }

  @Test("every phase answers every event as the table says", arguments: rows)
  func row(row: Row) {
    var machine = TransitionMachine()
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

  @Test("a transition that is grabbed again after a cancellation is not cancelled any more")
  func grabbedAgain() {
    var machine = TransitionMachine()
    for event in [Event.started(interactively: true), .cancelled] { _ = machine.handle(event) }
    #expect(machine.wasCancelled && !machine.isInteractive)

    _ = machine.handle(.paused)

    #expect(!machine.wasCancelled && machine.isInteractive && machine.beganInteractively)
  }

  @Test("one that starts by itself and is grabbed did not begin interactively")
  func grabbedFirst() {
    var machine = TransitionMachine()
    for event in [Event.started(interactively: false), .paused] { _ = machine.handle(event) }

    #expect(machine.isInteractive && !machine.beganInteractively)
  }
}
