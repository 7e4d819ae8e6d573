import AppearanceTrace
import Testing

@Suite("The notation's words")
struct NotationTests {
  @Test(
    "a time is milliseconds with at most three decimals",
    arguments: [
      (0, "0ms"), (1, "0.001ms"), (10, "0.01ms"), (100, "0.1ms"), (1000, "1ms"),
      (16_667, "16.667ms"), (404_500, "404.5ms"), (.max, "9223372036854775.807ms"),
      (-1, "-0.001ms"), (.min, "-9223372036854775.808ms"),
    ] as [(Int64, String)])
  func times(microseconds: Int64, text: String) {
    #expect(TraceTime(microseconds: microseconds).text == text)
  }

  @Test(
    "a word stands bare where it is plain, else in quotes",
    arguments: [
      ("sheet.view-1_a~b/c+d", "sheet.view-1_a~b/c+d"), ("", "\"\""),
      ("two words", "\"two words\""),
      ("a\"b\\c", "\"a\\\"b\\\\c\""), ("\n\r\t", "\"\\n\\r\\t\""), ("\0", "\"\\u{0}\""),
      ("café", "\"café\""), ("a\u{200B}b", "\"a\\u{200b}b\""), ("\u{FEFF}", "\"\\u{feff}\""),
      ("a:b", "\"a:b\""), ("nil", "nil"), ("subject", "subject"),
    ])
  func words(word: String, text: String) {
    #expect(Event(at: .zero, .release(object: word)).line == "release " + text)
  }

  @Test("a word that means something else where it stands is quoted there")
  func reservedWords() {
    let span = TransitionSpan("t1", .push, from: "nil", to: nil, style: "interactive")
    let look = StatusBarLook(owner: "nil", style: .automatic)

    #expect(Event(at: .zero, .begin(span)).line == "begin t1 push \"nil\" -> nil \"interactive\"")
    #expect(Event(at: .zero, .statusBar(look)).line == "status-bar \"nil\" default")
    #expect(
      Event(
        at: .zero, .round(2), mark: .script, attribution: .subject(transition: "subject")
      ).line == "> round 2 (by \"subject\")")
    #expect(
      Event(at: .zero, .round(2), attribution: .subjectAlone).line == "round 2 (by subject)")
  }

  @Test("a call shows its arguments with and without labels")
  func calls() {
    let call = Call(
      "nav", .setViewControllers,
      [.init(nil, .list(["first", "second"])), .init("animated", flag: true)])

    #expect(call.text == "nav.setViewControllers([first, second], animated: true)")
  }

  @Test(
    "pending work stands bare as a sentence unless that could be misread",
    arguments: [
      ("animation of sheet.view until 404ms", "animation of sheet.view until 404ms"),
      ("", "\"\""), (" a", "\" a\""), ("a ", "\"a \""), ("\"a\"", "\"\\\"a\\\"\""),
      ("a\nb", "\"a\\nb\""), ("back\\slash", "back\\slash"), ("say \"a\"", "say \"a\""),
    ])
  func sentences(sentence: String, text: String) {
    let trace = Trace(
      header: Trace.Header(scenario: "a", subject: "b", profile: "c"),
      ending: .settled(at: .zero, Checkpoint(pending: [sentence])))

    #expect(trace.text.hasSuffix("\nsettled at 0ms\n  pending    \(text)\n"))
  }

  @Test("an empty trace still has all its sections")
  func emptyTrace() {
    let trace = Trace(
      header: Trace.Header(scenario: "a", subject: "b", profile: "c"),
      ending: .raised(fault: "D10"))

    #expect(
      trace.text == """
        trace 2
        scenario a
        subject  b
        profile  c
        screen   390 844

        cast

        baseline

        raised D10

        """)
  }

  @Test("lines of events are numbered as an editor numbers them")
  func lineNumbers() throws {
    let trace = try Trace(parsing: Samples.everything)
    let lines = Samples.everything.split(separator: "\n", omittingEmptySubsequences: false)

    for (index, event) in trace.events.enumerated() {
      let line = lines[trace.line(ofEvent: index) - 1]
      #expect(line.drop { $0 == " " } == event.line)
    }
  }

  @Test("transitions that overlap are indented by how many are open")
  func overlap() {
    let begin = { Event(at: .zero, .begin(TransitionSpan($0, .set, from: nil, to: nil))) }
    let end = { Event(at: .zero, .end(transition: $0, outcome: .finished)) }
    let trace = Trace(
      header: Trace.Header(scenario: "a", subject: "b", profile: "c"),
      cast: ["t1", "t2"].map { Trace.CastMember(name: $0, role: .transition) },
      events: [begin("t1"), begin("t2"), end("t1"), end("t2")],
      ending: .raised(fault: "D1"))

    #expect(
      trace.text.contains(
        """
        at 0ms
          begin t1 set nil -> nil
            begin t2 set nil -> nil
            end t1 finished
          end t2 finished

        """))
  }
}
