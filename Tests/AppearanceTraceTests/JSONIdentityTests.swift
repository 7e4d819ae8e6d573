import AppearanceTrace
import Testing
import Thoroughness

@Suite("A trace and its JSON Lines")
struct JSONIdentityTests {
  @Test("what is printed is read back as it was, byte for byte", arguments: (0..<40).sampled(4))
  func printThenParse(block: Int) throws {
    for seed in 0..<5 {
      var generator = TraceGenerator(seed: UInt64(block * 5 + seed))
      let trace = generator.trace()

      let parsed = try Trace(jsonLines: trace.jsonLines)

      #expect(parsed == trace)
      #expect(parsed.jsonLines.utf8.elementsEqual(trace.jsonLines.utf8))
      #expect(parsed.textBytes == trace.textBytes)
    }
  }

  @Test(
    "a trace is not read back as it was exactly if it has a flaw", arguments: (0..<40).sampled(4))
  func flawsAreLost(block: Int) {
    for seed in 0..<5 {
      var generator = TraceGenerator(seed: UInt64(block * 5 + seed), isWild: true)
      let trace = generator.trace()

      let parsed = try? Trace(jsonLines: trace.jsonLines)

      #expect((parsed == trace) == (trace.flaw == nil))
    }
  }

  @Test("each kind of line has just this form")
  func forms() throws {
    let trace = try Trace(parsing: Samples.everything)

    #expect(trace.jsonLines == Samples.everythingAsJSONLines)
  }
}
