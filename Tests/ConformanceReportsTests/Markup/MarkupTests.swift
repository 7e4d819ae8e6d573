import ConformanceReports
import Foundation
import Testing

/// Nothing foreign can become markup.
@Suite("Markup") struct MarkupTests {
  @Test(
    "foreign text is escaped, and what XML forbids is shown by its number",
    arguments: [
      ("a < b && b > c", "a &lt; b &amp;&amp; b &gt; c"), ("]]>", "]]&gt;"),
      ("\u{1B}[31m", "\\u{1b}[31m"), ("\u{0}\u{8}\u{FFFE}", "\\u{0}\\u{8}\\u{fffe}"),
      ("left\u{202E}right", "left\\u{202e}right"), ("a\tb\nc", "a\\tb\nc"), ("é — 𝄞", "é — 𝄞"),
    ])
  func text(foreign: String, written: String) {
    #expect(MarkupText.text(foreign) == written)
  }

  @Test("an accent upon a letter of the markup's own hides it from nobody")
  func accents() {
    #expect(MarkupText.text("<\u{301}b>\u{301}&\u{301}") == "&lt;\u{301}b&gt;\u{301}&amp;\u{301}")
    #expect(MarkupText.attribute("x\"\u{301} on=1") == "x&quot;\u{301} on=1")
  }

  @Test("an attribute keeps quotation marks and lines to itself")
  func attribute() {
    #expect(MarkupText.attribute("\"a\"\n'b'") == "&quot;a&quot;&#10;'b'")
  }

  @Test("a reader of XML reads back what was written", arguments: ["x\n  y", "<a>&amp;", "\"'`"])
  func readBack(foreign: String) throws {
    let element = MarkupElement("root", ["name": foreign], [.element("inner", text: foreign)])
    let document = try XMLDocumentReader(element.text(in: .xml))

    #expect(document.attributes == ["name": foreign])
    #expect(document.text.trimmingCharacters(in: .whitespacesAndNewlines) == foreign)
  }

  @Test("elements that hold elements have lines, text is left as it stands")
  func lines() {
    let element = MarkupElement(
      "a", ["skipped": nil, "b": "c"],
      [.element("d", text: " e\n"), .element("f"), .element("g", [:], [.element("h")])])

    #expect(
      element.text(in: .xml) == """
        <a b="c">
         <d> e
        </d>
         <f/>
         <g>
          <h/>
         </g>
        </a>
        """)
  }

  @Test("in HTML only what never has an end goes without")
  func html() {
    let element = MarkupElement("div", [:], [.element("hr"), .element("p")])

    #expect(element.text(in: .html) == "<div>\n <hr>\n <p></p>\n</div>")
  }
}
