import Testing

@testable import TransitionCertification

/// Foreign text in Markdown.
@Suite("Text in Markdown") struct MarkdownTextTests {
  @Test(
    "foreign text means nothing to Markdown",
    arguments: [
      ("a*b_c", #"a\*b\_c"#), ("[x](y)", #"\[x\](y)"#), ("<b>&", "&lt;b&gt;&amp;"),
      ("a|b", #"a\|b"#),
      ("two\nlines", "two lines"), ("@somebody", "@\u{2060}somebody"),
      ("\u{1B}[0m", #"\\u{1b}\[0m"#),
    ])
  func plain(foreign: String, written: String) {
    #expect(MarkdownText.plain(foreign) == written)
  }

  @Test(
    "code has a fence that it does not hold itself",
    arguments: [("a", "`a`"), ("a`b", "``a`b``"), ("`a``", "``` `a`` ```"), ("a\nb", "`a b`")])
  func code(foreign: String, written: String) {
    #expect(MarkdownText.code(foreign) == written)
  }

  @Test("lines with a fence among them get a longer one")
  func fenced() {
    #expect(MarkdownText.fenced("```\nx") == "````text\n```\nx\n````\n")
  }

  @Test(
    "a cell ends nowhere but at its end, whether it is code or plain",
    arguments: [
      ("a|b", #"a\|b"#), (#"a\|b"#, #"a\|b"#), (#"a\\|b"#, #"a\\\|b"#), ("a\nb", "a b"),
      ("||", #"\|\|"#),
    ])
  func cell(markdown: String, written: String) {
    #expect(MarkdownText.cell(markdown) == written)
  }

  @Test(
    "no foreign text makes a cell of its own, as code or plain",
    arguments: ["a|b", "`|`\n|", #"\|"#])
  func table(foreign: String) {
    for cell in [MarkdownText.code(foreign), MarkdownText.plain(foreign)] {
      let row = MarkdownText.table(["name"], [[cell]]).split(separator: "\n").last ?? ""
      let bars = row.replacing(#"\\"#, with: "").replacing(#"\|"#, with: "").count { $0 == "|" }
      #expect(bars == 2, "\(row)")
    }
  }
}
