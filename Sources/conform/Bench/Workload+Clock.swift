import VirtualTime

extension Workload {
  /// The virtual clock, filled with work at scattered instants and emptied.
  static let clock: [Workload] = [
    Workload(
      "clock.drain", on: "things that are due", counted: [32, 64, 128],
      timing: Timing([1000, 16000], .microseconds, ofEach: true), plotted: 16000
    ) { count in
      {
        var clock = VirtualClock<Int>()
        for index in 0..<count {
          let delay = Int64(index &* 7919 % 4099)
          clock.schedule(index, after: TimeSpan(microseconds: delay))
        }
        while let instant = clock.nextInstant {
          clock.advance(to: instant)
          for ticket in clock.takeDue() { _ = clock.claim(ticket) }
        }
      }
    }
  ]
}
