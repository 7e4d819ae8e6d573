import Testing
import UIKitSemantics

@Suite("The machine of the keyboard") struct KeyboardMachineTests {
  typealias Event = KeyboardMachine.Event
  typealias Action = KeyboardMachine.Action

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var before: [Event] = []
    let events: [Event]
    let actions: [Action]
  }

  private static let up: [Event] = [.wanted(300), .arrived(1)]

  static let rows = [
    Row(
      testDescription: "it comes", events: up,
      actions: [
        .tell(.willChangeFrame, from: 0, to: 300), .tell(.willShow, from: 0, to: 300),
        .move(to: 300, number: 1), .tell(.didChangeFrame, from: 0, to: 300),
        .tell(.didShow, from: 0, to: 300),
      ]),
    Row(
      testDescription: "it goes", before: up, events: [.wanted(0), .arrived(2)],
      actions: [
        .tell(.willChangeFrame, from: 300, to: 0), .tell(.willHide, from: 300, to: 0),
        .move(to: 0, number: 2), .tell(.didChangeFrame, from: 300, to: 0),
        .tell(.didHide, from: 300, to: 0),
      ]),
    Row(
      testDescription: "another height is shown anew", before: up, events: [.wanted(350)],
      actions: [
        .tell(.willChangeFrame, from: 300, to: 350), .tell(.willShow, from: 300, to: 350),
        .move(to: 350, number: 2),
      ]),
    Row(
      testDescription: "the same height is nothing", before: up, events: [.wanted(300)], actions: []
    ),
    Row(
      testDescription: "it turns back on its way, whose end is not told", before: [.wanted(300)],
      events: [.wanted(0), .arrived(1), .arrived(2)],
      actions: [
        .tell(.willChangeFrame, from: 300, to: 0), .tell(.willHide, from: 300, to: 0),
        .move(to: 0, number: 2), .tell(.didChangeFrame, from: 300, to: 0),
        .tell(.didHide, from: 300, to: 0),
      ]),
    Row(
      testDescription: "the end of a move that was taken over is none of the next one's",
      before: [.wanted(300), .wanted(0)], events: [.arrived(1)], actions: []),
    Row(
      testDescription: "a finger pulls it, and it is given up from there", before: up,
      events: [
        .dragged(to: 320), .dragged(to: 200), .dragged(to: 250), .dragged(to: 100),
        .released(hides: true), .wanted(0),
      ],
      actions: [
        .place(at: 200), .place(at: 250), .place(at: 100), .endInput,
        .tell(.willChangeFrame, from: 100, to: 0), .tell(.willHide, from: 100, to: 0),
        .move(to: 0, number: 2),
      ]),
    Row(
      testDescription: "a finger pulls it, and it comes back", before: up,
      events: [.dragged(to: 200), .released(hides: false)],
      actions: [
        .place(at: 200), .tell(.willChangeFrame, from: 200, to: 300),
        .tell(.willShow, from: 200, to: 300), .move(to: 300, number: 2),
      ]),
    Row(
      testDescription: "a finger pulls it, and the input is not given up", before: up,
      events: [.dragged(to: 200), .released(hides: true), .wanted(300)],
      actions: [
        .place(at: 200), .endInput, .tell(.willChangeFrame, from: 200, to: 300),
        .tell(.willShow, from: 200, to: 300), .move(to: 300, number: 2),
      ]),
    Row(
      testDescription: "a finger pulls it, and the input is lost meanwhile", before: up,
      events: [.dragged(to: 200), .wanted(0), .released(hides: false)],
      actions: [
        .place(at: 200), .tell(.willChangeFrame, from: 200, to: 0),
        .tell(.willHide, from: 200, to: 0), .move(to: 0, number: 2),
      ]),
    Row(
      testDescription: "no finger has it on its way, or where there is none",
      before: [.wanted(300)],
      events: [.dragged(to: 200), .wanted(0), .arrived(2), .dragged(to: 0)],
      actions: [
        .tell(.willChangeFrame, from: 300, to: 0), .tell(.willHide, from: 300, to: 0),
        .move(to: 0, number: 2), .tell(.didChangeFrame, from: 300, to: 0),
        .tell(.didHide, from: 300, to: 0),
      ]),
    Row(
      testDescription: "it is shown anew on another ground", before: up, events: [.groundChanged],
      actions: [
        .tell(.willChangeFrame, from: 300, to: 300), .tell(.willShow, from: 300, to: 300),
        .move(to: 300, number: 2),
      ]),
    Row(
      testDescription: "where there is none the ground may change", events: [.groundChanged],
      actions: []),
  ]

  @Test("what the keyboard does", arguments: rows)
  func row(row: Row) {
    var machine = KeyboardMachine()
    for event in row.before { _ = machine.handle(event) }

    #expect(row.events.flatMap { machine.handle($0) } == row.actions)
  }

  /// What is known of the keyboard from what is told.
  private struct Ledger {
    var height = 0.0
    var owed: (KeyboardMachine.Notice, Double)?
    var number = 0

    mutating func note(_ action: Action) {
      switch action {
      case .tell(let notice, let from, let to):
        switch notice {
        case .willChangeFrame: #expect(from == height)
        case .willShow: #expect(to > 0)
        case .willHide: #expect(to == 0)
        case .didChangeFrame: #expect(owed?.1 == to)
        case .didShow, .didHide:
          #expect(owed?.0 == (notice == .didShow ? .willShow : .willHide))
          owed = nil
        }
        if notice == .willShow || notice == .willHide {
          owed = (notice, to)
          height = to
        }
      case .move(let to, let number):
        #expect(to == height && number == self.number + 1)
        self.number = number
      case .place(let place):
        #expect(place >= 0 && owed == nil)
        height = place
      case .endInput: break
      }
    }
  }

  @Test(
    "whatever happens, dids follow their wills, and what is wanted is there at last",
    arguments: 0..<200)
  func walk(seed: Int) {
    var random = WalkNumbers(seed: UInt64(seed))
    var machine = KeyboardMachine()
    var ledger = Ledger()
    func happen(_ event: Event) {
      for action in machine.handle(event) { ledger.note(action) }
      #expect(machine.height == ledger.height)
    }

    for _ in 0..<80 {
      switch Int.random(in: 0..<7, using: &random) {
      case 0: happen(.wanted([0, 0, 200, 300][Int.random(in: 0..<4, using: &random)]))
      case 1: happen(.arrived(ledger.number - Int.random(in: 0...1, using: &random)))
      case 2: happen(.released(hides: .random(using: &random)))
      case 3: happen(.groundChanged)
      default: happen(.dragged(to: .random(in: -50...350, using: &random)))
      }
    }
    happen(.released(hides: false))
    happen(.wanted(machine.wish))
    happen(.arrived(ledger.number))

    #expect(machine.phase == .resting)
    #expect(machine.height == machine.wish)
    #expect(ledger.owed == nil)
  }
}
