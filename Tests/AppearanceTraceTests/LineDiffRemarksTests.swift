import AppearanceTrace
import Testing

@Suite("What a difference says in words")
struct LineDiffRemarksTests {
  private func remarks(_ old: String, _ new: String) -> LineDiff.Remarks {
    LineDiff(old: old, new: new).remarks
  }

  @Test(
    "what the eye cannot see is named if nothing else differs",
    arguments: [
      ("a\r\nb\r\n", "a\nb\n", [.lineEnds]),
      ("a\nb\n", "a\r\nb\r\n", [.lineEnds]),
      ("x\r\nx\nz\r\n", "x\nx\nz\n", [.lineEnds]),
      ("a\nb\n", "a\nb", [.finalNewline(isLost: true)]),
      ("a\nb", "a\nb\n", [.finalNewline(isLost: false)]),
      ("caf\u{E9}\n", "cafe\u{301}\n", [.unicodeForm]),
      ("\u{FEFF}a\n", "a\n", [.byteOrderMark(isLost: true)]),
      ("a\n", "\u{FEFF}a\n", [.byteOrderMark(isLost: false)]),
      (
        "\u{FEFF}a\r\nb\u{E9}\r\n", "a\nbe\u{301}",
        [.byteOrderMark(isLost: true), .finalNewline(isLost: true), .lineEnds, .unicodeForm]
      ),
    ] as [(String, String, [LineDiff.Remark])])
  func onlyThis(old: String, new: String, expected: [LineDiff.Remark]) {
    #expect(remarks(old, new) == LineDiff.Remarks(expected, areAll: true))
  }

  @Test(
    "bytes that are no UTF-8 are named if only they differ",
    arguments: [
      ([0x61, 0xFF, 0x0A], [0x61, 0xFE, 0x0A]),
      ([0x61, 0xFF, 0x0A], Array("a\u{FFFD}\n".utf8)),
    ] as [([UInt8], [UInt8])])
  func invalidBytes(old: [UInt8], new: [UInt8]) {
    let remarks = LineDiff(old: old, new: new).remarks

    #expect(remarks == LineDiff.Remarks([.invalidBytes], areAll: true))
  }

  @Test("a lost mark and a lost newline are named beside other changes")
  func besideOthers() {
    #expect(
      remarks("\u{FEFF}a\nb\n", "c\nb")
        == LineDiff.Remarks(
          [.byteOrderMark(isLost: true), .finalNewline(isLost: true)], areAll: false))
  }

  @Test(
    "plain changes are not put into words",
    arguments: [
      ("a\n", "b\n"), ("a\r\nb\n", "a\nc\n"), ("\u{E9}\n", "e\n"), ("a\n", "a\n\n"), ("", "a\n"),
    ])
  func nothingToSay(old: String, new: String) {
    #expect(remarks(old, new) == LineDiff.Remarks([], areAll: false))
  }

  @Test(
    "each remark has its words",
    arguments: [
      (LineDiff.Remark.lineEnds, "the line ends differ"),
      (.finalNewline(isLost: true), "the final newline is lost"),
      (.finalNewline(isLost: false), "a final newline came"),
      (.byteOrderMark(isLost: true), "the byte order mark is lost"),
      (.byteOrderMark(isLost: false), "a byte order mark came"),
      (.unicodeForm, "the Unicode form differs, composed or decomposed"),
      (.invalidBytes, "bytes differ that are not valid UTF-8"),
    ])
  func words(remark: LineDiff.Remark, words: String) {
    #expect(remark.message == words)
  }
}
