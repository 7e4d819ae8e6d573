import Testing
import UIKitSemantics

/// Whatever fingers do to a sheet, and whoever interferes.
@Suite("Random fingers on sheets") struct SheetPullWalkTests {
  /// What is known of a pull from its actions alone.
  private struct Ledger {
    let stops: SheetStops
    let start: Int
    var attempts = 0
    var ends = 0
    var rests = 0

    mutating func note(_ action: SheetPull.Action) {
      switch action {
      case .show(let height, let drop):
        #expect((stops.lowest...stops.greatest).contains(height))
        #expect(drop >= 0)
        #expect(drop == 0 || height == stops.lowest)
        #expect(rests == 0)
      case .tryToLeave:
        attempts += 1
      case .moveDismissal(let depth):
        #expect(depth >= 0)
        #expect(attempts == 1 && ends == 0)
      case .letGo:
        ends += 1
      case .rest(let stop, let isNew):
        #expect(stops.heights.indices.contains(stop))
        #expect(isNew == (stop != start))
        rests += 1
      }
      #expect(attempts <= 1 && ends <= attempts && rests <= 1)
    }
  }

  private static func event(_ random: inout WalkNumbers) -> SheetPull.Event {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: .answered(.random(using: &random))
    case 1: .released(speed: .random(in: -900...900, using: &random))
    case 2: .takenAway
    case 3: .ended(finished: .random(using: &random))
    case 4: .grabbed(SheetStops([100]), at: 0)
    default: .moved(to: .random(in: -200...1000, using: &random))
    }
  }

  @Test(
    "heights stay between the lowest and the greatest, and each pull ends once",
    arguments: 0..<300)
  func walk(seed: Int) {
    var random = WalkNumbers(seed: UInt64(seed))
    let heights = (0...Int.random(in: 0..<3, using: &random)).map { _ in
      Double.random(in: 50...800, using: &random)
    }
    let stops = SheetStops(heights)
    let start = Int.random(in: stops.heights.indices, using: &random)
    var pull = SheetPull()
    var ledger = Ledger(stops: stops, start: start)

    _ = pull.handle(.grabbed(stops, at: start))
    for _ in 0..<60 where pull.isUnderWay {
      let asks = pull.phase == .asking
      let event = Self.event(&random)
      for action in pull.handle(event) { ledger.note(action) }
      if asks, case .answered(let may) = event {
        #expect(pull.phase == (may ? .leaving : .resisted))
      }
    }

    if !pull.isUnderWay, ledger.rests == 0 { #expect(ledger.attempts == 1) }
  }
}
