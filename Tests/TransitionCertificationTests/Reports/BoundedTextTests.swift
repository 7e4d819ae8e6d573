import Testing

@testable import TransitionCertification

/// Texts that stop at a limit.
@Suite("Texts with a limit") struct BoundedTextTests {
  @Test("what fits is whole")
  func whole() {
    var text = BoundedText("", limit: 1000)
    text.append("one\n", of: "lines")
    text.append("two\n", of: "lines")

    #expect(text.finished == "one\ntwo\n")
  }

  @Test("what does not fit is counted, by what it is, and nothing comes behind a gap of its kind")
  func cut() {
    var text = BoundedText("head\n", limit: 300)
    text.append(String(repeating: "x", count: 100), of: "lines")
    text.append("y\n", of: "lines")
    text.append("z\n", of: "others")

    #expect(text.finished == "head\nz\n… and 2 more lines\n")
    #expect(text.finished.utf8.count <= 300)
  }

  @Test("the opening stands there whatever the limit is, and without a limit all does")
  func opening() {
    var short = BoundedText("head\n", limit: 1)
    var endless = BoundedText("head\n", limit: nil)
    let part = String(repeating: "x", count: 100_000)
    short.append(part, of: "lines")
    endless.append(part, of: "lines")

    #expect(short.finished == "head\n… and 1 more lines\n")
    #expect(endless.finished == "head\n" + part)
  }
}
