import Testing
import UIKitSemantics

@Suite("What a view still has to hear of traits") struct TraitDebtTests {
  /// Every debt under every event, in the order of `TraitDebt.Event`: what is left, and whether those above
  /// have to be told.
  static let table: [(TraitDebt, [(TraitDebt, Bool)])] = [
    (.none, [(.own, true), (.inside, true), (.none, false), (.none, false)]),
    (.inside, [(.ownAndInside, false), (.inside, false), (.inside, false), (.none, false)]),
    (.own, [(.own, false), (.ownAndInside, false), (.none, false), (.own, false)]),
    (
      .ownAndInside,
      [(.ownAndInside, false), (.ownAndInside, false), (.inside, false), (.own, false)]
    ),
  ]

  @Test("every debt under every event", arguments: TraitDebt.allCases)
  func everything(_ start: TraitDebt) throws {
    let rows = try #require(Self.table.first { $0.0 == start }).1

    for (event, (end, tells)) in zip(TraitDebt.Event.allCases, rows) {
      var debt = start
      let told = debt.handle(event)
      #expect(told == tells, "\(event)")
      #expect(debt == end, "\(event)")
    }
  }

  @Test("those above are told once, until they have looked")
  func once() {
    var debt = TraitDebt.none
    let told = [TraitDebt.Event.disturbedInside, .disturbedInside, .disturbed].map {
      debt.handle($0)
    }
    #expect(told == [true, false, false])

    debt.handle(.looked)
    #expect(debt == .inside)
    debt.handle(.lookedInside)
    let toldAgain = debt.handle(.disturbed)
    #expect(toldAgain)
  }
}

@Suite("What an environment knows of its traits") struct TraitMachineTests {
  @Test("it tells of a change once, with what was known before")
  func once() {
    var machine = TraitMachine(guess: 1)

    let told = [1, 2, 2].map { machine.look(above: $0) { $0 } }

    #expect(told == [nil, 1, nil])
    #expect(machine.known == 2)
  }

  @Test("its own overrides hide what changes above, and uncover it")
  func overrides() {
    var machine = TraitMachine(guess: 1)

    let told = [1, 2].map { machine.look(above: $0) { _ in 7 } }
    #expect(told == [1, nil])
    #expect(machine.known == 7)
    #expect(machine.inherited == 2)

    let uncovered = machine.look(above: 2) { $0 }
    #expect(uncovered == 7)
  }
}

@Suite("Who wants to hear of traits") struct TraitRegistrationsTests {
  @Test("those hear whose trait changed, in the order in which they asked, each once")
  func order() {
    var registrations = TraitRegistrations<String, String>()
    let numbers = [["style"], ["width", "style"], ["width"], ["style"]].map {
      registrations.add($0, "\($0)")
    }

    #expect(registrations.due { $0 == "style" } == [numbers[0], numbers[1], numbers[3]])
    #expect(registrations.due { _ in true } == numbers)
    #expect(registrations.due { _ in false } == [])
  }

  @Test("who was taken out is not found, and its number is not given again")
  func removal() {
    var registrations = TraitRegistrations<String, String>()
    let first = registrations.add(["style"], "first")
    registrations.remove(first)
    registrations.remove(first)
    let second = registrations.add(["style"], "second")

    #expect(registrations.handler(of: first) == nil)
    #expect(registrations.handler(of: second) == "second")
    #expect(first != second)
    #expect(!registrations.isEmpty)
  }
}
