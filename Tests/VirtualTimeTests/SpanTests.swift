import Testing
import Thoroughness
import VirtualTime

@Suite("Spans and instants") struct SpanTests {
  @Test("sums past the ends stay at the ends")
  func saturation() {
    let longest = TimeSpan(microseconds: .max)
    let shortest = TimeSpan(microseconds: .min)

    #expect(longest.adding(longest) == longest)
    #expect(shortest.adding(shortest) == shortest)
    #expect(longest.adding(TimeSpan(microseconds: -1)).microseconds == .max - 1)
    #expect(Instant(microseconds: 5).advanced(by: longest) == .never)
    #expect(Instant(microseconds: -5).advanced(by: shortest).microseconds == .min)
    #expect(Instant(microseconds: .min).since(.never) == shortest)
    #expect(Instant.never.since(Instant(microseconds: -1)) == longest)
  }

  @Test(
    "whole milliseconds of seconds survive the way there and back",
    arguments: (0..<2_000).sampled(100))
  func milliseconds(count: Int) {
    let span = TimeSpan(seconds: Double(count) / 1_000)

    #expect(span.microseconds == Int64(count) * 1_000)
    #expect(TimeSpan(seconds: span.seconds) == span)
  }
}
