import AppearanceTrace
import Testing
import Thoroughness

@Suite("A trace and its text")
struct TextIdentityTests {
  @Test("what is printed is read back as it was, byte for byte", arguments: (0..<40).sampled(4))
  func printThenParse(block: Int) throws {
    for seed in 0..<10 {
      var generator = TraceGenerator(seed: UInt64(block * 10 + seed))
      let trace = generator.trace()
      #expect(trace.flaw == nil)

      let parsed = try ParsedTrace(parsing: trace.textBytes)

      #expect(parsed.trace == trace)
      #expect(parsed.trace.textBytes == trace.textBytes)
      #expect(parsed.lineOfEvent == trace.lineNumbers)
    }
  }

  @Test(
    "event by event the same is read as at once, and the header alone",
    arguments: (0..<40).sampled(4))
  func readEventByEvent(block: Int) throws {
    for seed in 0..<10 {
      var generator = TraceGenerator(seed: UInt64(block * 10 + seed))
      let trace = generator.trace()
      let text = trace.textBytes

      var reading = try TraceReading(text)
      var read = reading.head
      while let event = try reading.next() { read.events.append(event) }
      read.ending = try reading.end()

      #expect(read == trace)
      #expect(reading.count == trace.events.count)
      #expect(try Trace.Header(reading: text) == trace.header)
    }
  }

  @Test(
    "in pieces of any length the same is read as whole, and the same errors are found",
    arguments: [1, 2, 7, 64, 4096])
  func readInPieces(length: Int) throws {
    for seed in 0..<10 {
      var generator = TraceGenerator(seed: UInt64(900 + seed))
      let trace = generator.trace()
      var texts = [trace.textBytes]
      // Cut off in the middle of a line, and with a character that is none.
      texts.append(Array(texts[0].prefix(texts[0].count * (seed + 1) / 12)))
      texts.append(texts[0])
      texts[2][texts[0].count * (seed + 1) / 12] = 0xFF

      for text in texts {
        let whole = Result { () throws(TraceSyntaxError) in try Trace(parsing: text) }
        let pieced = Result { () throws(TraceSyntaxError) in try read(text, inPiecesOf: length) }
        #expect(pieced == whole)
      }
    }
  }

  private func read(
    _ text: [UInt8], inPiecesOf length: Int
  ) throws(TraceSyntaxError) -> Trace {
    var rest = text[...]
    var reading = try TraceReading {
      defer { rest = rest.dropFirst(length) }
      return Array(rest.prefix(length))
    }
    var trace = reading.head
    while let event = try reading.next() { trace.events.append(event) }
    trace.ending = try reading.end()
    return trace
  }

  @Test(
    "a trace is not read back as it was exactly if it has a flaw", arguments: (0..<40).sampled(4))
  func flawsAreLost(block: Int) {
    for seed in 0..<10 {
      var generator = TraceGenerator(seed: UInt64(block * 10 + seed), isWild: true)
      let trace = generator.trace()

      let parsed = Result { () throws(TraceSyntaxError) in try Trace(parsing: trace.text) }

      switch (trace.flaw, parsed) {
      case (nil, .success(let copy)):
        #expect(copy == trace)
      case (.some, .success(let copy)):
        #expect(copy != trace)
      case (.some, .failure):
        break
      default:
        Issue.record("flaw \(String(describing: trace.flaw)), parsed \(parsed)\n\(trace.text)")
      }
    }
  }
}
