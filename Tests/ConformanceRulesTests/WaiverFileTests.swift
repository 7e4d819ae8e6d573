import ConformanceRules
import Testing

@Suite("Files of waivers")
struct WaiverFileTests {
  private func list(_ text: String) throws -> [Waiver] {
    try Waiver.list(parsing: Array(text.utf8), file: "waivers.json")
  }

  @Test("every member is read, and rule and cases may be left out or be null")
  func members() throws {
    let waivers = try list(
      """
      [
        {"rule": "completion-eventually", "reason": "r", "link": "l", "owner": "o", "expiry": "e"},
        { "cases" : "* *", "rule": null, "expiry":"e","owner":"o","link":"l","reason":"r" }
      ]
      """)

    #expect(waivers.map(\.rule) == ["completion-eventually", nil])
    #expect(waivers.map(\.cases) == [nil, "* *"])
    for waiver in waivers {
      #expect([waiver.reason, waiver.link, waiver.owner, waiver.expiry] == ["r", "l", "o", "e"])
    }
    #expect(
      waivers.map { $0.source?.start.description } == ["line 2, column 3", "line 3, column 3"])
  }

  @Test("what was accepted may do without link and owner, and nothing else may")
  func accepted() throws {
    let waivers = try list(
      #"[{"rule": "transparency", "reason": "r", "accepted": "2026-01-31", "expiry": "e"}]"#)

    #expect(waivers.map(\.accepted) == ["2026-01-31"])
    #expect(waivers.map(\.link) == [nil] && waivers.map(\.owner) == [nil])
  }

  @Test("what is written down is read as it was, whatever it says")
  func roundTrip() throws {
    let waivers = [
      Waiver(
        rule: "transparency", reason: "\"é\\\n\t\u{1}😀", link: "https://example.org", owner: "o",
        expiry: "2026-01-01"),
      Waiver(
        cases: "=A =b/c", reason: "r", link: nil, owner: nil, expiry: "2026-01-01",
        accepted: "2025-01-01"),
      Waiver(cases: "* *", reason: "", link: "", owner: "", expiry: ""),
    ]
    let text = WaiverText(waivers).text

    let read = try list(text)

    #expect(
      read.map {
        [$0.rule?.rawValue, $0.cases, $0.reason, $0.link, $0.owner, $0.expiry, $0.accepted]
      }
        == waivers.map {
          [$0.rule?.rawValue, $0.cases, $0.reason, $0.link, $0.owner, $0.expiry, $0.accepted]
        })
    #expect(WaiverText(read).text == text)
    #expect(WaiverText([]).text == "[]\n")
  }

  @Test("an empty array holds no waivers", arguments: ["[]", " [ \n ] \n"])
  func empty(text: String) throws {
    #expect(try list(text).isEmpty)
  }

  @Test(
    "escapes mean what they mean in JSON",
    arguments: [
      (#"a\"b\\c\/d"#, "a\"b\\c/d"), (#"\b\f\n\r\t"#, "\u{8}\u{C}\n\r\t"),
      (#"\u00e9\uD83D\ude00"#, "é😀"), ("é😀", "é😀"),
    ])
  func escapes(written: String, meant: String) throws {
    let text = #"[{"cases":"* *","reason":"\#(written)","link":"l","owner":"o","expiry":"e"}]"#

    #expect(try list(text).map(\.reason) == [meant])
  }

  @Test("what is no list of waivers is refused with its place", arguments: otherForms)
  func malformed(text: String, message: String) {
    let error = #expect(throws: WaiverSyntaxError.self) { try list(text) }

    #expect(error?.description == message)
  }

  @Test("bytes that are no text are refused")
  func notUTF8() {
    let error = #expect(throws: WaiverSyntaxError.self) {
      try Waiver.list(parsing: Array("[{\"".utf8) + [0xFF, 0x22], file: "waivers.json")
    }

    #expect(error?.description == "line 1, column 3: found bytes that are not UTF-8")
  }

  static let otherForms: [(String, String)] = [
    ("", "line 1, column 1: found the end of the text, expected an array of waivers"),
    ("{}", "line 1, column 1: found '{}', expected an array of waivers"),
    ("[", "line 1, column 2: found the end of the text, expected a waiver in braces"),
    ("[\n  7\n]", "line 2, column 3: found '7', expected a waiver in braces"),
    ("[] []", "line 1, column 4: found '[]', expected the end of the text"),
    (
      "[{\"owner\": 7}]", "line 1, column 12: found '7}]', expected a text in quotes"
    ),
    ("[{\"owner\" \"o\"}]", "line 1, column 11: found '\"o\"}]', expected ':'"),
    ("[{\"owner\": null}]", "line 1, column 12: found 'null}]', expected a text in quotes"),
    ("[{\"owner\": \"o\" 7", "line 1, column 16: found '7', expected ',' or '}'"),
    (
      "[{\"owner\": \"é\n", "line 1, column 14: found the end of the line, expected a closing quote"
    ),
    ("[{\"owner\": \"o", "line 1, column 14: found the end of the text, expected a closing quote"),
    ("[{\"owner\": \"\\x\"}]", "line 1, column 14: found 'x\"}]', expected an escape"),
    ("[{\"owner\": \"\\u12g4\"}]", "line 1, column 14: found 'u12g4\"}]', expected an escape"),
    (
      "[{\"owner\": \"\\uD83D\"}]",
      "line 1, column 19: found '\"}]', expected the other half of a pair"
    ),
    (
      "[\n {\"é\": \"\",\n  \"x\": \"\"}]",
      "line 2, column 3: found a member 'é', expected rule, cases, reason, link, owner, expiry or "
        + "accepted"
    ),
    (
      "[{\"target\": \"\"}]",
      "line 1, column 3: found a member 'target', expected rule, cases, reason, link, owner"
        + ", expiry or accepted"
    ),
    (
      "[{\"owner\": \"\",\n\"owner\": \"\"}]",
      "line 2, column 1: found a member 'owner' again, expected it once"
    ),
    ("[{}]", "line 1, column 2: found no member 'reason', expected one"),
  ]
}
