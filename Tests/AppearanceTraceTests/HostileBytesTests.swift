import AppearanceTrace
import Testing
import Thoroughness

/// Whatever the bytes are: a trace whose text they are, or an error at a place in them.
@Suite("Hostile bytes")
struct HostileBytesTests {
  private func check(_ bytes: [UInt8], _ sourceLocation: SourceLocation = #_sourceLocation) {
    do throws(TraceSyntaxError) {
      let trace = try Trace(parsing: bytes)
      #expect(trace.textBytes == bytes, sourceLocation: sourceLocation)
    } catch {
      check(error, in: bytes, sourceLocation)
    }
  }

  private func checkJSON(_ bytes: [UInt8], _ sourceLocation: SourceLocation = #_sourceLocation) {
    do throws(TraceSyntaxError) {
      let trace = try Trace(jsonLines: bytes)
      #expect(Array(trace.jsonLines.utf8) == bytes, sourceLocation: sourceLocation)
    } catch {
      check(error, in: bytes, sourceLocation)
    }
  }

  private func check(
    _ error: TraceSyntaxError, in bytes: [UInt8], _ sourceLocation: SourceLocation
  ) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    #expect((1...lines.count).contains(error.line), sourceLocation: sourceLocation)
    let length = error.line <= lines.count ? lines[error.line - 1].count : 0
    #expect((1...length + 1).contains(error.column), sourceLocation: sourceLocation)
    #expect(!error.description.contains("\n"), sourceLocation: sourceLocation)
  }

  @Test(
    "any text that is flipped, cut or stuffed is the text of a trace or is refused",
    arguments: (0..<30).sampled(4))
  func mutations(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed) + 1000)
    var generator = TraceGenerator(seed: UInt64(seed))
    let trace = generator.trace()
    let texts = [trace.textBytes, Array(Samples.everything.utf8), Array(Samples.short.utf8)]
    for _ in 0..<60 {
      check(mutated(random.pick(texts), &random))
      checkJSON(mutated(Array(trace.jsonLines.utf8), &random))
    }
  }

  @Test("every beginning of a text is the text of a trace or is refused")
  func truncations() {
    let text = Array(Samples.everything.utf8)
    let lines = Array(Samples.everythingAsJSONLines.utf8)

    for length in (0..<text.count).sampled(200) {
      check(Array(text.prefix(length)))
    }
    for length in Array(stride(from: 0, to: lines.count, by: 3)).sampled(200) {
      #expect(throws: TraceSyntaxError.self) { try Trace(jsonLines: lines.prefix(length)) }
    }
  }

  @Test(
    "bytes of all kinds are refused",
    arguments: [
      [], [0], [0xFF], [0x0A], [0x0A, 0x0A], [0xEF, 0xBB, 0xBF], [0x0D, 0x0A],
      Array("trace 2".utf8), Array(repeating: 0x20, count: 100_000),
      Array(repeating: 0x0A, count: 100_000), Array(repeating: 0x5B, count: 100_000),
      Array(repeating: 0x7B, count: 100_000), Array(repeating: 0x22, count: 100_000),
      Array(repeating: 0x5C, count: 100_000), Array(repeating: 0x39, count: 100_000),
    ] as [[UInt8]])
  func oddTexts(bytes: [UInt8]) {
    #expect(throws: TraceSyntaxError.self) { try Trace(parsing: bytes) }
    #expect(throws: TraceSyntaxError.self) { try Trace(jsonLines: bytes) }
    #expect(throws: TraceSyntaxError.self) { try CaseReference(parsing: bytes) }
    check(bytes)
    checkJSON(bytes)
  }

  @Test(
    "long words and numbers within a text are read or refused",
    arguments: [
      ("sheet,", String(repeating: "9", count: 100_000) + ","),
      ("sheet,", "[" + String(repeating: "a, ", count: 10_000) + "b],"),
      ("sheet,", "\"" + String(repeating: "\\u{200d}", count: 10_000) + "\","),
      ("at 404ms", "at " + String(repeating: "9", count: 100_000) + "ms"),
      ("end t1 finished", "round " + String(repeating: "9", count: 100_000)),
      ("sheet.view", String(repeating: "a > ", count: 100_000) + "b"),
      ("(sheet, ", String(repeating: "(", count: 100_000)),
    ])
  func longWords(found: String, replacement: String) throws {
    check(try #require(Edit(found, replacement, "").applied(to: Samples.short)))
  }

  @Test("a thousand transitions within each other are read")
  func deepNesting() throws {
    let events = (0..<1000).map {
      Event(at: .zero, .begin(TransitionSpan("t\($0)", .present, from: nil, to: nil)))
    }
    let trace = Trace(
      header: Trace.Header(scenario: "a", subject: "b", profile: "c"),
      cast: (0..<1000).map { Trace.CastMember(name: "t\($0)", role: .transition) }, events: events,
      ending: .raised(fault: "D1"))

    #expect(try Trace(parsing: trace.text) == trace)
  }

  private func mutated(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0...random.below(3) where !bytes.isEmpty {
      let place = random.below(bytes.count)
      switch random.below(6) {
      case 0: bytes[place] ^= 1 << UInt8(random.below(8))
      case 1: bytes[place] = UInt8(random.below(256))
      case 2: bytes.remove(at: place)
      case 3: bytes.insert(random.pick(Array(" \n\r\t\0\"\\.,:()[]>-<0=a".utf8)), at: place)
      case 4: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 12)], at: place)
      default: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.below(30)))
      }
    }
    return bytes
  }
}
