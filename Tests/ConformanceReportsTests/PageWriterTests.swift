@testable import ConformanceDocuments
import Testing
import TransitionCertification

@testable import ConformanceReports

/// How pages are written.
@Suite("Pages of Markdown") struct PageWriterTests {
  private func text(
    at path: String = "traces/facts/README.md",
    addresses: PageWriter.Addresses = .inLine, _ words: String
  ) -> String {
    var writer = PageWriter(path, addresses: addresses)
    writer.paragraph(words)
    return writer.page.text
  }

  @Test(
    "an id that is named leads to where it is explained",
    arguments: [
      ("by NI-02.", "by [NI-02](#ni-02)."),
      ("(`FS-01`, and more)", "([`FS-01`](#fs-01), and more)"),
      (
        "completion-eventually's case",
        "[completion-eventually](../rules/completion-eventually)'s case"
      ),
      ("`transparency` is", "[`transparency`](../rules/README.md#transparency) is"),
      ("`system`", "[`system`](../subjects/README.md#system)"),
      ("fault F001", "fault [F001](../subjects/README.md#f001)"),
      (
        "modal/full-screen/present~cancelled",
        "[modal/full-screen/present~cancelled](../modal/README.md#full-screen-present-cancelled)"
      ),
    ])
  func links(words: String, expected: String) {
    #expect(text(words).replacing("\n", with: " ") == " " + expected + " ")
  }

  @Test(
    "a word that is no id, or a plain word that is one, stays as it is",
    arguments: ["transparency and system", "FS-099", "`unknown`", "[FS-01](elsewhere)", "a-b/c"])
  func plain(words: String) {
    #expect(text(words) == "\n\(words)\n")
  }

  @Test("addresses stand at the end, each once")
  func atEnd() {
    #expect(
      text(addresses: .atEnd, "FS-01, `FS-01` and FS-01")
        == "\n[FS-01], [`FS-01`] and [FS-01]\n\n[FS-01]: #fs-01\n[`FS-01`]: #fs-01\n")
  }

  @Test("prose keeps to the width, and further lines of an item stand below its words")
  func width() {
    var writer = PageWriter("README.md")
    writer.item(about: "a/b", Array(repeating: "word", count: 60).joined(separator: " "))
    let lines = writer.page.text.split(separator: "\n")

    #expect(lines.count > 1)
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(lines[0].hasPrefix("- <a id=\"a-b\"></a>**`a/b`** word"))
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("  word") })
  }

  @Test("a name that leaves no room stands alone, a dash never does")
  func longNames() {
    let id = String(repeating: "a", count: 40) + "/" + String(repeating: "b", count: 40)
    var writer = PageWriter("README.md")
    writer.item(about: id, "word")
    writer.item(id + id)
    let lines = writer.page.text.split(separator: "\n")

    #expect(lines.count == 3)
    #expect(lines[0].hasSuffix("**`\(id)`**"))
    #expect(lines[1] == "  word")
    #expect(lines[2] == "- \(id)\(id)")
  }

  @Test("every id has a place of its own")
  func places() {
    let index = PageIndex.all
    let places = index.ids.compactMap { index.place(of: $0) }
      .map { "\($0.path)#\($0.anchor ?? "")" }

    #expect(places.count > 1_000)
    #expect(Set(places).count == places.count)
  }

  @Test("a rule's comment tells when it is broken and what is legal")
  func comment() {
    let comment = RuleComment(
      source: """
        import UIKit

        /// What it is.
        ///
        /// Condition, at rest:
        /// - one
        ///   thing;
        /// - another.
        ///
        /// Legal: a begin
        /// by hand.
        struct Example {}

        /// Something else.
        struct Other {}
        """)

    #expect(
      comment.conditions == [
        .paragraph("Condition, at rest:"), .item("one thing;"), .item("another."),
      ])
    #expect(comment.legal == ["A begin by hand."])
  }
}
