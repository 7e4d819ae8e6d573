import Testing

@testable import TransitionCertification

/// Words in lines.
@Suite("Paragraphs") struct ParagraphTests {
  @Test("as many words as fit share a line, and a longer one has its own")
  func words() {
    let lines = Paragraph.lines(of: ["one", "two", "three", "seventeen", "six"], width: 7)

    #expect(lines == ["one two", "three", "seventeen", "six"])
  }

  @Test("a list has commas between its names and goes on below its indentation")
  func list() {
    let names = (1...12).map { "number-\($0)" }

    let lines = Paragraph.list(names, lead: "  and in ", indent: 4)

    #expect(
      lines == [
        "  and in number-1, number-2, number-3, number-4, number-5, number-6, number-7, number-8,",
        "    number-9, number-10, number-11, number-12",
      ])
  }

  @Test("an empty list has no line")
  func empty() {
    #expect(Paragraph.list([], lead: "and in ", indent: 2) == [])
  }
}
