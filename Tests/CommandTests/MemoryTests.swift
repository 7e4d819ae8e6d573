import Foundation
import Testing

@testable import ConformCommand
@testable import conform

/// How much memory a command takes that reads a large file.
@Suite("What judging keeps") struct MemoryTests {
  @Test("a file is judged as the command does it: what was read takes no memory once it is judged")
  func memory() async throws {
    try await Workshop.open { workshop in
      // Somebody who went is remembered for some thousand events: fewer than these would show how that fills up. Files
      // of so many are read in pieces.
      let counts = [25_000, 60_000]
      for count in counts {
        let text = SyntheticTrace.trace(events: count).text
        try #require(text.utf8.count >= TraceText.large, "it is read whole")
        try workshop.write(text, to: "\(count).trace")
      }
      // The text alone has 45 bytes an event, and its events would have some hundreds: who is named is kept alone.
      let most = (counts[1] - counts[0]) * 40

      // How much of the executable lies in memory differs from one process to the next, at times by more than is
      // looked for: what seems too much is measured again.
      var growths: [Int] = []
      while growths.count < 3, growths.last ?? .max >= most {
        var peaks: [Int] = []
        for count in counts {
          let outcome = try await workshop.conform("memory-of-judging", "traces/\(count).trace")
          peaks.append(try #require(Int(outcome.output), "\(outcome.problems)"))
        }
        growths.append(peaks[1] - peaks[0])
      }

      #expect(growths.last ?? .max < most, "\(growths)")
    }
  }
}
