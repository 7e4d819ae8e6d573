import Testing

@testable import TransitionCertification

/// Texts that stop at a limit.
@Suite("Texts with a limit") struct BoundedTextTests {
  @Test("what fits is whole")
  func whole() {
    var text = BoundedText(limit: 1000)
    text.append("one\n", of: "lines")
    text.append("two\n", of: "lines")

    #expect(text.finished == "one\ntwo\n")
  }

  @Test("what does not fit is counted, by what it is, and nothing comes behind a gap of its kind")
  func cut() {
    var text = BoundedText(limit: 300)
    text.append("head\n", of: "")
    text.append(String(repeating: "x", count: 100), of: "lines")
    text.append("y\n", of: "lines")
    text.append("z\n", of: "others")

    #expect(text.finished == "head\nz\n… and 2 more lines\n")
    #expect(text.finished.utf8.count <= 300)
  }
}
