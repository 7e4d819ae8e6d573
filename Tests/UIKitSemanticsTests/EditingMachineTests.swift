import Testing
import UIKitSemantics

@Suite("The machine of editing") struct EditingMachineTests {
  typealias Event = EditingMachine.Event
  typealias Action = EditingMachine.Action

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let events: [Event]
    let actions: [Action]
    let isEditing: Bool
  }

  private static let begun: [Event] = [.beginWanted, .agreed, .agreed]

  static let rows = [
    Row(
      testDescription: "it begins", events: begun,
      actions: [.askToBegin, .takeInput, .tellOfBegin], isEditing: true),
    Row(
      testDescription: "the delegate refuses the beginning", events: [.beginWanted, .refused],
      actions: [.askToBegin], isEditing: false),
    Row(
      testDescription: "who has the input keeps it", events: [.beginWanted, .agreed, .refused],
      actions: [.askToBegin, .takeInput], isEditing: false),
    Row(
      testDescription: "it ends", events: begun + [.endWanted, .agreed, .agreed],
      actions: [
        .askToBegin, .takeInput, .tellOfBegin, .askToEnd, .giveInputUp, .tellOfEnd,
      ], isEditing: false),
    Row(
      testDescription: "the delegate refuses the end", events: begun + [.endWanted, .refused],
      actions: [.askToBegin, .takeInput, .tellOfBegin, .askToEnd], isEditing: true),
    Row(
      testDescription: "the input goes without a question", events: begun + [.inputLost],
      actions: [.askToBegin, .takeInput, .tellOfBegin, .tellOfEnd], isEditing: false),
    Row(
      testDescription: "who asks again from inside of a question changes nothing",
      events: [.beginWanted, .beginWanted, .agreed, .agreed, .endWanted, .endWanted],
      actions: [.askToBegin, .takeInput, .tellOfBegin, .askToEnd], isEditing: true),
  ]

  @Test("who is asked and told in which order", arguments: rows)
  func row(row: Row) {
    var machine = EditingMachine()

    #expect(row.events.compactMap { machine.handle($0) } == row.actions)
    #expect(machine.isEditing == row.isEditing)
  }

  @Test("whatever happens, each end follows a beginning, and each of both a question or a loss")
  func walk() {
    for seed in 0..<200 {
      var numbers = WalkNumbers(seed: UInt64(seed))
      var machine = EditingMachine()
      var isTold = false
      var last: Action?
      for _ in 0..<60 {
        let event = Event.allCases.randomElement(using: &numbers) ?? .beginWanted
        let action = machine.handle(event)
        switch action {
        case .askToBegin: #expect(!isTold)
        case .takeInput: #expect(last == .askToBegin)
        case .tellOfBegin:
          #expect(!isTold && last == .takeInput)
          isTold = true
        case .askToEnd: #expect(isTold)
        case .giveInputUp: #expect(last == .askToEnd)
        case .tellOfEnd:
          #expect(isTold && (last == .giveInputUp || event == .inputLost))
          isTold = false
        case nil: break
        }
        if let action { last = action }
        #expect(machine.isEditing == isTold)
      }
    }
  }
}

@Suite("What is selected") struct TextSelectionTests {
  @Test("a selection fits its text")
  func fits() {
    #expect(TextSelection(start: 7, length: 9, in: 5) == TextSelection(endOf: 5))
    #expect(TextSelection(start: -2, length: 3, in: 5) == TextSelection(start: 0, length: 3, in: 5))
    #expect(TextSelection(start: 3, length: 9, in: 5).end == 5)
  }

  @Test("the key that deletes takes what is selected, or the letter before the cursor")
  func deletes() {
    let selected = TextSelection(start: 1, length: 2, in: 5)
    #expect(selected.deleted(step: 1) == selected)
    #expect(TextSelection(endOf: 5).deleted(step: 2) == TextSelection(start: 3, length: 2, in: 5))
    #expect(TextSelection(start: 0, length: 0, in: 5).deleted(step: 1).length == 0)
  }

  @Test("the cursor goes behind what was put in")
  func goesOn() {
    let next = TextSelection(start: 1, length: 2, in: 5).replaced(by: 4, in: 7)
    #expect(next == TextSelection(start: 5, length: 0, in: 7))
  }
}
