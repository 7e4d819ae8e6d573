import AppearanceTrace
import Testing

@Suite("Values of a call and of a view")
struct ArgumentTests {
  private let call = Call(
    "fade", .transitionDuration,
    [
      .init(word: "0.2"), .init("gives", word: "350.5ms"), .init("to", word: "nil"),
      .init("list", .list(["a"])), .init("handled", flag: true),
    ])

  @Test("an argument is read as a word, a number, a span of time or a flag")
  func arguments() {
    #expect(call.number(nil) == 0.2)
    #expect(call.duration("gives") == TraceTime(microseconds: 350_500))
    #expect(call.word("gives") == "350.5ms")
    #expect(call.flag("handled") == true)
  }

  @Test("what is nil, a list, missing or something else has no value")
  func missing() {
    #expect(call.word("to") == nil)
    #expect(call.word("list") == nil)
    #expect(call.number("gives") == nil)
    #expect(call.duration(nil) == nil)
    #expect(call.duration("handled") == nil)
    #expect(
      Call("fade", .transitionDuration, [.init("gives", word: "infms")]).duration("gives") == nil)
  }

  @Test(
    "the values that a checkpoint leaves out are known as defaults",
    arguments: [
      (.alpha, ["1"], true), (.alpha, ["0.5"], false), (.hidden, [], false),
      (.hidden, ["false"], true), (.shadow, ["0", "3", "0", "-3"], true),
      (.shadow, ["0.5", "3", "0", "-3"], false), (.anchor, ["0.5", "0.5"], true),
      (.clock, ["1", "0", "0"], true), (.transform, ["1", "0", "0", "1", "0", "0"], true),
      (.insets, ["0", "0", "0", "0"], true), (.pinned, ["0"], true), (.mask, [], false),
      (
        .perspective,
        ["1", "0", "0", "0"] + ["0", "1", "0", "0"] + ["0", "0", "1", "0"] + ["0", "0", "0", "1"],
        true
      ),
      (
        .perspective,
        ["1", "0", "0", "0"] + ["0", "1", "0", "0"] + ["0", "0", "1", "500"] + [
          "0", "0", "0", "1",
        ], false
      ),
      (.masked, ["0", "0", "390", "422"], false),
      (.frame, ["0", "0", "390", "844"], false), (.background, ["white"], false),
      (.size, ["0", "0"], false),
    ] as [(ViewProperty.Kind, [String], Bool)])
  func defaults(kind: ViewProperty.Kind, values: [String], isDefault: Bool) {
    #expect(ViewProperty(kind, values).isDefault == isDefault)
  }
}
