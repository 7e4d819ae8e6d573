import Testing
import Thoroughness
import VirtualTime

/// A source of numbers that always gives the same ones.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var word = state
    word ^= word >> 33
    word = word &* 0xff51_afd7_ed55_8ccd
    return word ^ (word >> 33)
  }
}

/// The clock as one would write it without a thought for speed.
private struct NaiveClock {
  struct Item {
    let instant: Int64
    let number: Int
  }

  var now: Int64 = 0
  var items: [Item] = []

  mutating func schedule(_ number: Int, after delay: Int64) {
    items.append(Item(instant: now + max(delay, 0), number: number))
  }

  mutating func cancel(_ number: Int) -> Bool {
    let count = items.count
    items.removeAll { $0.number == number }
    return items.count < count
  }

  var sorted: [Item] { items.sorted { ($0.instant, $0.number) < ($1.instant, $1.number) } }

  mutating func takeDue() -> [Int] {
    let due = sorted.filter { $0.instant <= now }
    items.removeAll { $0.instant <= now }
    return due.map(\.number)
  }
}

@Suite("The clock against a naive one") struct ClockModelTests {
  @Test("a random life is the same for both", arguments: (0..<24).sampled(4))
  func randomLife(seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    var clock = VirtualClock<Int>()
    var model = NaiveClock()
    var tickets: [Ticket] = []

    for _ in 0..<2_000 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5:
        let delay = Int64.random(in: -2..<40, using: &random)
        model.schedule(tickets.count, after: delay)
        tickets.append(clock.schedule(tickets.count, after: TimeSpan(microseconds: delay)))
      case 5..<7:
        guard let number = tickets.indices.randomElement(using: &random) else { continue }
        let (isCancelled, isExpected) = (clock.cancel(tickets[number]), model.cancel(number))
        #expect(isCancelled == isExpected)
      case 7:
        model.now += Int64.random(in: 0..<12, using: &random)
        clock.advance(to: Instant(microseconds: model.now))
      default:
        let due = clock.takeDue().compactMap { clock.claim($0)?.work }
        let expected = model.takeDue()
        #expect(due == expected)
      }
      #expect(clock.count == model.items.count)
      #expect(clock.nextInstant?.microseconds == model.sorted.first?.instant)
    }
    #expect(clock.waiting.map(\.work) == model.sorted.map(\.number))
  }
}
