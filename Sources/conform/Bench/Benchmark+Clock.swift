import VirtualTime

extension Benchmark {
  /// The virtual clock, filled and emptied.
  static let clock: [Benchmark] = [1000, 16000].map { count in
    Benchmark(name: "clock.drain.\(count)", unit: "us") { drain(count) }
  }

  /// Fills a clock with work at scattered instants and takes it all off, in microseconds an item.
  @MainActor private static func drain(_ count: Int) -> Double {
    let time = best(repetitions: 1) {
      VirtualClock<Int>()
    } _: { clock in
      for index in 0..<count {
        let delay = Int64(index &* 7919 % 4099)
        clock.schedule(index, after: TimeSpan(microseconds: delay))
      }
      while let instant = clock.nextInstant {
        clock.advance(to: instant)
        for ticket in clock.takeDue() { _ = clock.claim(ticket) }
      }
    }
    return time / Double(count)
  }
}
