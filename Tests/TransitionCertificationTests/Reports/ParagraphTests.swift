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
        "  and in number-1, number-2, number-3, number-4, number-5, number-6, number-7, number-8, number-9,",
        "    number-10, number-11, number-12",
      ])
  }

  @Test("lines end at the same place, whatever they begin with")
  func leads() {
    let words = Array(repeating: "word", count: 12)

    #expect(
      Paragraph.lines(of: words, lead: "  aside    ", indent: 11, width: 31) == [
        "  aside    word word word word", "           word word word word",
        "           word word word word",
      ])
  }

  @Test("names have a column, and what they are stands beside it; below it where there is no room")
  func table() {
    let rows = [("one", "a word and others"), ("", "more"), ("seventeen", "'not torn' or so")]

    #expect(
      Paragraph.table(rows, width: 38) == [
        "  one        a word and others",
        "             more",
        "  seventeen  'not torn' or so",
      ])
    #expect(
      Paragraph.table(rows, width: 20) == [
        "  one", "      a word and", "      others", "      more", "  seventeen",
        "      'not torn' or",
        "      so",
      ])
  }

  @Test("what is quoted is one word, unless it is as long as only sentences are")
  func quoted() {
    let long = "'" + Array(repeating: "word", count: 30).joined(separator: " ") + "'"

    #expect(
      Paragraph.sentence("say 'one two three' now", lead: "", indent: 0, width: 12) == [
        "say", "'one two three'", "now",
      ])
    #expect(
      Paragraph.sentence(long, lead: "", indent: 0, width: 40).allSatisfy { $0.count <= 40 })
  }

  @Test("an empty list has no line")
  func empty() {
    #expect(Paragraph.list([], lead: "and in ", indent: 2) == [])
  }
}
