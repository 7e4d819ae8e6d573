import Testing
import TransitionCertification

/// What a golden that does not hold says, and that one that holds says nothing.
@Suite("Comparing with goldens") struct GoldenComparisonTests {
  private let reference = SampleTraces.reference

  /// What is wrong when the golden is this text and the trace is the sample.
  private func trouble(withGolden golden: String?) throws -> GoldenTrouble? {
    var trouble: GoldenTrouble?
    try withTracesFolder { folder in
      if let golden { try folder.put(golden, at: SampleTraces.golden) }
      trouble = GoldenStore(in: folder)
        .trouble(with: GoldenText(try Trace(parsing: reference)))
    }
    return trouble
  }

  @Test("a golden of the same bytes holds")
  func equal() throws {
    #expect(try trouble(withGolden: reference) == nil)
  }

  @Test("a missing golden is named by its path")
  func missing() throws {
    let trouble = try #require(try trouble(withGolden: nil))

    #expect(trouble.kind == .missing)
    #expect(trouble.path == "traces/modal/full-screen/present.trace")
    #expect(trouble.message == "the golden is missing")
  }

  @Test("a changed line is shown, and no other change")
  func changedLine() throws {
    let golden = reference.replacing("at 404ms", with: "at 400ms")
    let trouble = try #require(try trouble(withGolden: golden))

    let changed = trouble.lines.split(separator: "\n").filter { line in
      line.hasPrefix("-") || line.hasPrefix("+")
    }
    #expect(
      changed == [
        "--- golden", "+++ recorded", "-at 400ms", "+at 404ms", "-settled at 400ms",
        "+settled at 404ms",
      ])
    #expect(trouble.message == "the trace differs from its golden")
  }

  @Test(
    "a golden that is damaged says how, and shows the line",
    arguments: [
      Damage("settled at", "settle at", "found \"settle\"", "-settle at 404ms"),
      Damage(
        "Appearing(animated: true)\n", "Appearing(animated: true)\r\n",
        "carriage return in line 30", "\\r"),
      Damage("at 0ms\n", "<<<<<<< ours\nat 0ms\n", "unfinished merge in line 22", "-<<<<<<< ours"),
      Damage("trace 2\n", "\u{FEFF}trace 2\n", "a byte order mark", "byte order mark is lost"),
      Damage("status-bar host", "status-bar  host", "found 2 spaces", "-  status-bar  host dark"),
      Damage("t1 finished", "t1 finish", "found \"finish\"", "-  end t1 finish"),
    ])
  func damaged(_ damage: Damage) throws {
    let golden = reference.replacing(damage.old, with: damage.new)
    try #require(golden != reference)
    let trouble = try #require(try trouble(withGolden: golden))

    #expect(trouble.message.hasPrefix("the golden cannot be read: "))
    #expect(trouble.message.contains(damage.message))
    #expect(trouble.lines.contains(damage.line))
  }

  /// A damage to the sample, and what it says.
  struct Damage: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let message: String
    let line: String

    init(_ old: String, _ new: String, _ message: String, _ line: String) {
      self.old = old
      self.new = new
      self.message = message
      self.line = line
    }

    var testDescription: String { message }
  }

  @Test("a golden that stops in the middle is truncated, and the lost lines are shown")
  func truncated() throws {
    let end = try #require(reference.range(of: "at 404ms"))
    let trouble = try #require(
      try trouble(withGolden: String(reference[..<end.lowerBound])))

    #expect(
      trouble.message == "the golden cannot be read: it is truncated, the text ends in line 31")
    #expect(trouble.lines.contains("+settled at 404ms"))
  }

  @Test(
    "a golden in which no line is left says how it is damaged, and not the whole trace",
    arguments: [
      ("", "it is empty"), ("nothing of the kind\n", "found \"nothing\""),
      (
        SampleTraces.reference.replacing("\n", with: "\r\n"), "it has a carriage return in line 1, "
      ),
    ])
  func lost(golden: String, message: String) throws {
    let trouble = try #require(try trouble(withGolden: golden))

    #expect(trouble.message.hasPrefix("the golden cannot be read: "))
    #expect(trouble.message.contains(message))
    #expect(trouble.lines == "")
  }

  @Test("a folder in a golden's place is said to be one")
  func folder() throws {
    try withTracesFolder { folder in
      try folder.put("", at: SampleTraces.golden + "/file")
      let trouble = GoldenStore(in: folder)
        .trouble(with: GoldenText(try Trace(parsing: reference)))

      #expect(trouble?.message == "the golden cannot be read: it is a folder")
    }
  }

  @Test("the trace of another case in a golden's place is named")
  func otherCase() throws {
    let golden = reference.replacing("full-screen/present", with: "custom/present")
    let trouble = try #require(try trouble(withGolden: golden))

    #expect(trouble.message.hasSuffix("another case, system modal/custom/present"))
  }
}
