import Testing
import UIKitSemantics

/// Where an appearance machine stands, and how to get it there.
enum AppearanceState: String, CaseIterable {
  case gone, announcedIn, movedIn, shown, announcedOut, movedOut

  typealias Event = AppearanceMachine.Event

  var way: [Event] {
    switch self {
    case .gone: []
    case .announcedIn: [.beganAppearing(animated: true)]
    case .movedIn: [.enteredWindow]
    case .shown: [.beganAppearing(animated: true), .ended]
    case .announcedOut: Self.shown.way + [.beganDisappearing(animated: true)]
    case .movedOut: Self.shown.way + [.leftWindow]
    }
  }

  var machine: AppearanceMachine {
    var machine = AppearanceMachine()
    for event in way { _ = machine.handle(event) }
    return machine
  }

  init?(_ machine: AppearanceMachine) {
    switch (machine.phase, machine.opener) {
    case (.gone, nil): self = .gone
    case (.appearing, .owner?): self = .announcedIn
    case (.appearing, .window?): self = .movedIn
    case (.shown, nil): self = .shown
    case (.leaving, .owner?): self = .announcedOut
    case (.leaving, .window?): self = .movedOut
    case (.gone, .some), (.shown, .some), (.appearing, nil), (.leaving, nil): return nil
    }
  }
}

@Suite("The machine of appearance") struct AppearanceMachineTests {
  typealias Event = AppearanceMachine.Event
  typealias Action = AppearanceMachine.Action

  struct Row: Sendable, CustomTestStringConvertible {
    let start: AppearanceState
    let event: Event
    let actions: AppearanceMachine.Actions
    let end: AppearanceState
    var testDescription: String { "\(start), \(event)" }
  }

  static let events: [Event] = [
    .beganAppearing(animated: true), .beganDisappearing(animated: true), .ended, .enteredWindow,
    .leftWindow, .committed, .reachedByLayout,
  ]

  /// Every state under every event, in the order of `events`.
  static let table: [(AppearanceState, [(AppearanceMachine.Actions, AppearanceState)])] = [
    (
      .gone,
      [
        ([.willAppear(animated: true)], .announcedIn),
        ([.willDisappear(animated: true)], .announcedOut),
        ([.unbalanced], .gone),
        ([.willAppear(animated: false), .awaitCommit], .movedIn),
        ([], .gone),
        ([], .gone),
        ([], .gone),
      ]
    ),
    (
      .announcedIn,
      [
        ([], .announcedIn),
        ([.willDisappear(animated: true)], .announcedOut),
        ([.didAppear(animated: true)], .shown),
        ([], .announcedIn),
        ([], .announcedIn),
        ([], .announcedIn),
        ([.isAppearing(animated: true)], .announcedIn),
      ]
    ),
    (
      .movedIn,
      [
        ([], .announcedIn),
        ([.willDisappear(animated: true)], .announcedOut),
        ([.didAppear(animated: false)], .shown),
        ([.awaitCommit], .movedIn),
        ([.willDisappear(animated: false), .awaitCommit], .movedOut),
        ([.didAppear(animated: false)], .shown),
        ([.isAppearing(animated: false)], .movedIn),
      ]
    ),
    (
      .shown,
      [
        ([.willAppear(animated: true)], .announcedIn),
        ([.willDisappear(animated: true)], .announcedOut),
        ([.unbalanced], .shown),
        ([.willAppear(animated: false), .awaitCommit], .movedIn),
        ([.willDisappear(animated: false), .awaitCommit], .movedOut),
        ([], .shown),
        ([], .shown),
      ]
    ),
    (
      .announcedOut,
      [
        ([.willAppear(animated: true)], .announcedIn),
        ([], .announcedOut),
        ([.didDisappear(animated: true)], .gone),
        ([], .announcedOut),
        ([], .announcedOut),
        ([], .announcedOut),
        ([], .announcedOut),
      ]
    ),
    (
      .movedOut,
      [
        ([.willAppear(animated: true)], .announcedIn),
        ([], .announcedOut),
        ([.didDisappear(animated: false)], .gone),
        ([.willAppear(animated: false), .awaitCommit], .movedIn),
        ([.awaitCommit], .movedOut),
        ([.didDisappear(animated: false)], .gone),
        ([], .movedOut),
      ]
    ),
  ]

  static let rows = table.flatMap { start, answers in
    zip(events, answers).map { Row(start: start, event: $0, actions: $1.0, end: $1.1) }
  }

  @Test("every state answers every event as the table says", arguments: rows)
  func row(row: Row) {
    var machine = row.start.machine

    let actions = machine.handle(row.event)

    #expect(actions == row.actions)
    #expect(AppearanceState(machine) == row.end)
  }

  @Test("the table has every pair")
  func complete() {
    #expect(Self.table.map(\.0) == AppearanceState.allCases)
    #expect(Self.rows.count == AppearanceState.allCases.count * Self.events.count)
  }

  @Test("layout delivers is-appearing once an appearance, and never to what leaves")
  func layoutOnce() {
    var machine = AppearanceMachine()
    _ = machine.handle(.beganAppearing(animated: true))
    #expect(machine.awaitsLayout)

    let answers = [
      machine.handle(.reachedByLayout),
      machine.handle(.reachedByLayout),
      machine.handle(.beganDisappearing(animated: true)),
      machine.handle(.reachedByLayout),
      machine.handle(.beganAppearing(animated: false)),
      machine.handle(.reachedByLayout),
    ]

    #expect(
      answers == [
        [.isAppearing(animated: true)], [], [.willDisappear(animated: true)], [],
        [.willAppear(animated: false)], [.isAppearing(animated: false)],
      ])
  }

  @Test("the did carries the flag of the last begin that counted")
  func flag() {
    var machine = AppearanceMachine()
    _ = machine.handle(.beganAppearing(animated: true))
    _ = machine.handle(.beganAppearing(animated: false))

    let answer = machine.handle(.ended)

    #expect(answer == [.didAppear(animated: true)])
  }

  @Test("a begin by hand counts as any other, but where the window has the same change open")
  func byHand() {
    for state in AppearanceState.allCases {
      for isAppearing in [true, false] {
        var (plain, hand) = (state.machine, state.machine)
        let event: Event =
          isAppearing ? .beganAppearing(animated: true) : .beganDisappearing(animated: true)
        let isDoubled = state == (isAppearing ? .movedIn : .movedOut)

        let actions = hand.handle(
          .beganByHand(isAppearing: isAppearing, animated: true, isWindowsHandedOn: false))

        let expected = plain.handle(event)
        let will: Action =
          isAppearing ? .willAppear(animated: true) : .willDisappear(animated: true)
        #expect(actions == (isDoubled ? [will] : expected), "\(state)")
        #expect(hand.endsWithCommit == isDoubled, "\(state)")
      }
    }
  }

  @Test(
    "BE-15 the window's change ends at the commit, before or after the one by hand",
    arguments: [[Event.ended, .committed], [.committed, .ended]])
  func beneath(events: [Event]) {
    var machine = AppearanceState.movedIn.machine
    _ = machine.handle(.beganByHand(isAppearing: true, animated: false, isWindowsHandedOn: false))

    let actions = events.flatMap { machine.handle($0) }

    #expect(actions == [.didAppear(animated: false), .didAppear(animated: false)])
    #expect(machine.phase == .shown && !machine.endsWithCommit)
    #expect(machine.handle(.committed) == [])
  }

  @Test("BE-15 what a container hands on of the window's change counts as the window's")
  func handedOn() {
    for state in [AppearanceState.announcedIn, .announcedOut] {
      var machine = state.machine
      let isAppearing = state == .announcedIn

      let actions = machine.handle(
        .beganByHand(isAppearing: isAppearing, animated: false, isWindowsHandedOn: true))

      #expect(
        actions
          == [isAppearing ? .willAppear(animated: false) : .willDisappear(animated: false)])
      #expect(machine.endsWithCommit)
    }
  }

  @Test("only who rests can be forgotten, and is gone then without a word")
  func forgotten() {
    for state in AppearanceState.allCases {
      var machine = state.machine

      #expect(machine.handle(.forgotten) == [])
      #expect(AppearanceState(machine) == (state == .shown ? .gone : state))
    }
  }

  @Test("a change of the window that is turned round by hand is told no end")
  func turnedRound() {
    var machine = AppearanceState.movedIn.machine
    _ = machine.handle(.beganByHand(isAppearing: true, animated: false, isWindowsHandedOn: false))

    #expect(
      machine.handle(.beganByHand(isAppearing: false, animated: false, isWindowsHandedOn: false))
        == [.willDisappear(animated: false)])
    #expect(machine.handle(.committed) == [])
    #expect(machine.handle(.ended) == [.didDisappear(animated: false)])
  }
}
