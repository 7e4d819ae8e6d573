import Testing
import VirtualTime

@Suite("The clock") struct VirtualClockTests {
  /// Takes and claims all that is due.
  private func drain<Work>(_ clock: inout VirtualClock<Work>) -> [Work] {
    var works: [Work] = []
    for ticket in clock.takeDue() {
      if let (work, _) = clock.claim(ticket) { works.append(work) }
    }
    return works
  }

  @Test("work of one instant comes in the order in which it was scheduled")
  func ties() {
    var clock = VirtualClock<Int>()
    for number in 0..<100 { clock.schedule(number, after: TimeSpan(microseconds: 5)) }
    clock.advance(to: Instant(microseconds: 5))

    let works = drain(&clock)

    #expect(works == Array(0..<100))
  }

  @Test("work comes in order of time, whatever the order of scheduling")
  func order() {
    var clock = VirtualClock<Int64>()
    for delay: Int64 in [7, 3, 9, 1, 5] {
      clock.schedule(delay, after: TimeSpan(microseconds: delay))
    }
    clock.advance(to: Instant(microseconds: 8))

    let works = drain(&clock)

    #expect(works == [1, 3, 5, 7])
    #expect(clock.nextInstant == Instant(microseconds: 9))
  }

  @Test("cancelled work never comes, and is cancelled once")
  func cancel() {
    var clock = VirtualClock<String>()
    let first = clock.schedule("first", after: .zero)
    clock.schedule("second", after: .zero)

    let cancellations = [clock.cancel(first), clock.cancel(first)]
    let works = drain(&clock)

    #expect(cancellations == [true, false])
    #expect(works == ["second"] && clock.count == 0)
  }

  @Test("work can be cancelled after it was taken, as long as nobody claimed it")
  func cancelTaken() {
    var clock = VirtualClock<String>()
    let tickets = ["first", "second"].map { clock.schedule($0, after: .zero) }
    let due = clock.takeDue()
    #expect(due == tickets)

    let first = clock.claim(due[0])
    let isCancelled = clock.cancel(due[1])
    let second = clock.claim(due[1])

    #expect(first?.work == "first" && isCancelled && second == nil)
    #expect(clock.peek(due[1]) == nil && clock.count == 0)
  }

  @Test("a ticket stays void when its place is used again")
  func reusedPlace() {
    var clock = VirtualClock<String>()
    let old = clock.schedule("old", after: .zero)
    clock.cancel(old)
    let new = clock.schedule("new", after: .zero)

    let isCancelledAgain = clock.cancel(old)
    let ofOld = clock.claim(old)
    let ofNew = clock.claim(new)

    #expect(!isCancelledAgain && ofOld == nil && ofNew?.work == "new")
  }

  @Test("claimed work is not waited for, even if nobody took it")
  func claimedEarly() {
    var clock = VirtualClock<String>()
    let ticket = clock.schedule("work", after: TimeSpan(microseconds: 9))

    let claimed = clock.claim(ticket)

    #expect(claimed?.work == "work")
    #expect(clock.nextInstant == nil && clock.waiting.isEmpty)
  }

  @Test("the present never moves backwards")
  func neverBack() {
    var clock = VirtualClock<Int>()
    clock.advance(to: Instant(microseconds: 10))
    clock.advance(to: Instant(microseconds: 4))

    #expect(clock.now == Instant(microseconds: 10))
    clock.schedule(1, after: TimeSpan(microseconds: -8))
    #expect(clock.nextInstant == Instant(microseconds: 10))
  }

  static let odd: [(seconds: Double, isEver: Bool, delay: Int64)] = [
    (-1, true, 0), (-.infinity, true, 0), (.nan, true, 0), (0, true, 0),
    (0.000_000_4, true, 0), (0.000_000_5, true, 1), (0.1 + 0.2, true, 300_000),
    (1e300, false, 0), (.infinity, false, 0), (9.3e12, false, 0),
  ]

  @Test("delays that are negative, no number or enormous", arguments: odd)
  func oddDelay(row: (seconds: Double, isEver: Bool, delay: Int64)) {
    var clock = VirtualClock<Int>()
    clock.advance(to: Instant(microseconds: 1_000_000))

    clock.schedule(1, after: TimeSpan(seconds: row.seconds))

    let due = Instant(microseconds: 1_000_000 + row.delay)
    #expect(clock.nextInstant == (row.isEver ? due : nil))
    #expect(clock.count == 1)
  }

  @Test("the end of time is never reached, and what waits there never comes")
  func endOfTime() {
    var clock = VirtualClock<Int>()
    clock.schedule(1, after: TimeSpan(seconds: .infinity))
    clock.advance(to: .never)

    let due = clock.takeDue()

    #expect(clock.now < .never && due.isEmpty)
  }

  @Test("what is scheduled while work runs is due at the next look, even for the same instant")
  func scheduledMeanwhile() {
    var clock = VirtualClock<String>()
    clock.schedule("first", after: .zero)

    let due = clock.takeDue()
    clock.schedule("later", after: .zero)
    #expect(due.map { clock.peek($0) } == ["first"])
    for ticket in due { _ = clock.claim(ticket) }

    let later = drain(&clock)

    #expect(later == ["later"])
  }

  @Test("work keeps the cause that it was scheduled by")
  func causes() {
    var clock = VirtualClock<Int>()
    let causes = [Cause.host, .script, Cause(.subject, transition: 3)]
    for (number, cause) in causes.enumerated() {
      clock.schedule(number, after: .zero, causedBy: cause)
    }

    let claimed = clock.takeDue().compactMap { clock.claim($0) }

    #expect(claimed.map(\.cause) == causes)
  }

  @Test("what waits is told in the order in which it comes, without what was cancelled")
  func waiting() {
    var clock = VirtualClock<String>()
    clock.schedule("c", after: TimeSpan(microseconds: 2))
    let cancelled = clock.schedule("x", after: TimeSpan(microseconds: 1))
    clock.schedule("a", after: TimeSpan(microseconds: 1))
    clock.schedule("b", after: TimeSpan(microseconds: 1))
    clock.cancel(cancelled)

    #expect(clock.waiting.map(\.work) == ["a", "b", "c"])
  }

  @Test("the next instant is that of work which is alive", arguments: [1, 1_000])
  func compaction(count: Int) {
    var clock = VirtualClock<Int>()
    let tickets = (0..<count).map { clock.schedule($0, after: TimeSpan(microseconds: Int64($0))) }
    clock.schedule(-1, after: TimeSpan(microseconds: 5_000))

    for ticket in tickets { clock.cancel(ticket) }

    #expect(clock.nextInstant == Instant(microseconds: 5_000))
    #expect(clock.count == 1)
  }
}
