import Testing
import UIKitSemantics

@Suite("The machine of a selection") struct SelectionMachineTests {
  typealias Machine = SelectionMachine<Character>
  typealias Phase = Machine.Phase
  typealias Event = Machine.Event
  typealias Action = Machine.Action

  struct Row: Sendable, CustomTestStringConvertible {
    let start: Phase
    let event: Event
    let action: Action
    let end: Phase
    var testDescription: String { "\(start), \(event)" }
  }

  static let events: [Event] = [
    .asked(for: "a"), .asked(for: "b"), .asked(for: "c"), .listed(["a", "b"]),
    .announced(awaitsCommit: true), .announced(awaitsCommit: false), .begun,
    .ended(finished: true), .ended(finished: false), .settled,
  ]

  /// From nothing to `a` at rest, and on to a change from `a` to `b` in this phase.
  static func way(to phase: Phase) -> [Event] {
    let toRest: [Event] = [
      .asked(for: "a"), .announced(awaitsCommit: false), .ended(finished: true), .settled,
    ]
    let beginning = toRest + [.asked(for: "b")]
    return switch phase {
    case .resting: toRest
    case .beginning: beginning
    case .awaitingCommit: beginning + [.announced(awaitsCommit: true)]
    case .running: beginning + [.announced(awaitsCommit: false)]
    case .ending: beginning + [.announced(awaitsCommit: false), .ended(finished: true)]
    }
  }

  /// Every phase under every event, in the order of `events`.
  static let table: [(Phase, [(Action, Phase)])] = [
    (
      .resting,
      [
        (.none, .resting), (.change(from: "a", to: "b"), .beginning),
        (.change(from: "a", to: "c"), .beginning), (.none, .resting), (.none, .resting),
        (.none, .resting), (.none, .resting), (.none, .resting), (.none, .resting),
        (.none, .resting),
      ]
    ),
    (
      .beginning,
      [
        (.none, .beginning), (.none, .beginning), (.none, .beginning), (.none, .beginning),
        (.none, .awaitingCommit), (.none, .running), (.none, .beginning), (.none, .ending),
        (.none, .ending), (.none, .beginning),
      ]
    ),
    (
      .awaitingCommit,
      [
        (.conclude, .awaitingCommit), (.none, .awaitingCommit), (.conclude, .awaitingCommit),
        (.none, .awaitingCommit), (.none, .awaitingCommit), (.none, .awaitingCommit),
        (.none, .awaitingCommit), (.none, .ending), (.none, .ending), (.none, .awaitingCommit),
      ]
    ),
    (
      .running,
      [
        (.none, .running), (.none, .running), (.none, .running), (.none, .running),
        (.none, .running), (.none, .running), (.none, .running), (.none, .ending),
        (.none, .ending), (.none, .running),
      ]
    ),
    (
      .ending,
      [
        (.none, .ending), (.none, .ending), (.none, .ending), (.none, .ending), (.none, .ending),
        (.none, .ending), (.none, .ending), (.none, .ending), (.none, .ending), (.none, .resting),
      ]
    ),
  ]

  static let rows = table.flatMap { start, answers in
    zip(events, answers).map { Row(start: start, event: $0, action: $1.0, end: $1.1) }
  }

  @Test("every phase answers every event as the table says", arguments: rows)
  func row(row: Row) {
    var machine = Machine()
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

  struct Ending: Sendable, CustomTestStringConvertible {
    let wish: Character
    let finished: Bool
    let action: Action
    var testDescription: String { "\(wish) wanted, \(finished ? "finished" : "given up")" }
  }

  static let endings = [
    Ending(wish: "a", finished: true, action: .change(from: "b", to: "a")),
    Ending(wish: "a", finished: false, action: .none),
    Ending(wish: "b", finished: true, action: .none),
    Ending(wish: "b", finished: false, action: .none),
    Ending(wish: "c", finished: true, action: .change(from: "b", to: "c")),
    Ending(wish: "c", finished: false, action: .change(from: "a", to: "c")),
  ]

  @Test("what follows a change, by its end and by what was wanted meanwhile", arguments: endings)
  func ending(row: Ending) {
    var machine = Machine()
    for event in Self.way(to: .running) { _ = machine.handle(event) }
    _ = machine.handle(.asked(for: row.wish))

    _ = machine.handle(.ended(finished: row.finished))
    let shown = machine.shown
    let action = machine.handle(.settled)

    #expect(shown == (row.finished ? "b" : "a"))
    #expect(action == row.action)
    if row.action == .none { #expect(machine.wanted == shown) }
  }

  @Test("wishes are granted in order, and those for who is shown already are passed over")
  func order() {
    var machine = Machine()
    for event in Self.way(to: .running) { _ = machine.handle(event) }
    for wish: Character in ["a", "c", "b"] { _ = machine.handle(.asked(for: wish)) }
    #expect(machine.wanted == "b")

    _ = machine.handle(.ended(finished: false))
    #expect(machine.handle(.settled) == .change(from: "a", to: "c"))
    _ = machine.handle(.ended(finished: true))
    #expect(machine.handle(.settled) == .change(from: "c", to: "b"))
    _ = machine.handle(.ended(finished: true))
    #expect(machine.handle(.settled) == .none)
  }

  @Test("a wish that came while the change was announced has it concluded when that is done")
  func meanwhile() {
    var machine = Machine()
    for event in Self.way(to: .beginning) { _ = machine.handle(event) }

    #expect(machine.handle(.asked(for: "c")) == .none)
    _ = machine.handle(.announced(awaitsCommit: true))
    #expect(machine.handle(.begun) == .conclude)
  }

  @Test("a wish for one that is not in the list any more is void")
  func unlisted() {
    var machine = Machine()
    for event in Self.way(to: .running) { _ = machine.handle(event) }
    _ = machine.handle(.asked(for: "c"))

    _ = machine.handle(.listed(["a", "b"]))

    #expect(machine.wanted == "b")
  }
}
