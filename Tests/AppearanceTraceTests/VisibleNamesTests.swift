import Testing

@testable import AppearanceTrace

/// What others have named is told so that it can do nothing.
@Suite("Visible names") struct VisibleNamesTests {
  @Test(
    "what a terminal would obey or hide is an escape, all else stays",
    arguments: [
      ("modal/custom/present", "modal/custom/present"), ("", ""), ("héllo — 変", "héllo — 変"),
      ("x\nerror: forged", #"x\nerror: forged"#), ("\u{1B}[31m", #"\u{1b}[31m"#),
      ("a\u{202E}b", #"a\u{202e}b"#), ("a\r\nb", #"a\r\nb"#),
      ("\u{0}\u{7F}\u{85}", #"\u{0}\u{7f}\u{85}"#),
      ("\u{2028}", #"\u{2028}"#), ("\u{2066}", #"\u{2066}"#), (#"it's "so""#, #"it's "so""#),
    ])
  func visible(text: String, shown: String) {
    #expect(text.visible == shown)
    #expect(text.visible.visible == shown)
  }

  @Test("of several lines the line feeds stay")
  func lines() {
    #expect("a\n\u{1B}b\r\n".visibleLines == "a\n\\u{1b}b\\r\n")
  }

  @Test("a figure of any names is a document of XML, and shows them")
  func figure() throws {
    let name = #""x\n<text>\u{1b}\u{202e}&\u{fffe}""#
    let trace = try Trace(
      parsing: """
        trace 2
        scenario \(name)
        subject  \(name)
        profile  ios-18
        screen   390 844

        cast
          window  window
          \(name)  controller, StageController: UIViewController

        baseline

        at 0ms
          \(name).viewWillAppear(animated: true)

        raised \(name)

        """)
    let picture = SequencePicture(of: trace)

    for text in [picture.svg, picture.text] {
      #expect(!text.unicodeScalars.contains { $0 != "\n" && !$0.isPlainlyVisible })
    }
    #expect(picture.svg.contains(#"x\n&lt;text&gt;\u{1b}\u{202e}&amp;\u{fffe}"#))
    #expect(picture.text.hasPrefix(#"    x\n<text>\u{1b}\u{202e}&\u{fffe}"# + "\n"))
    #expect(picture.text.contains("\n    viewWillAppear\n"))
  }
}
