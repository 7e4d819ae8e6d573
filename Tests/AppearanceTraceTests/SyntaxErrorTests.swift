import AppearanceTrace
import Testing

@Suite("Errors of a trace's text")
struct SyntaxErrorTests {
  @Test("the samples are right before they are broken")
  func samplesAreRight() throws {
    #expect(try Trace(parsing: Samples.short).text == Samples.short)
    #expect(try Trace(jsonLines: Samples.shortJSONLines).jsonLines == Samples.shortJSONLines)
    #expect(try Trace(parsing: Samples.everything).text == Samples.everything)
  }

  @Test("a broken text is refused with place, finding and expectation", arguments: WrongTexts.edits)
  func wrongText(edit: Edit) throws {
    let text = try #require(edit.applied(to: Samples.short))

    let error = #expect(throws: TraceSyntaxError.self) { try Trace(parsing: text) }

    #expect(error?.description == edit.message)
  }

  @Test("broken JSON Lines are refused in the same way", arguments: WrongJSON.edits)
  func wrongJSON(edit: Edit) throws {
    let text = try #require(edit.applied(to: Samples.shortJSONLines))

    let error = #expect(throws: TraceSyntaxError.self) { try Trace(jsonLines: text) }

    #expect(error?.description == edit.message)
  }

  @Test("bytes that are no UTF-8 are named, and columns count characters before them")
  func invalidUTF8() throws {
    let edit = Edit("(sheet,", "(\"é", "")
    let text = try #require(edit.applied(to: Samples.short))
    let place = try #require(text.firstIndex(of: 0xC3))

    for (byte, message) in [
      (0xFF, "line 24, column 19: found the byte 0xff, expected valid UTF-8"),
      (0x80, "line 24, column 19: found the byte 0x80, expected valid UTF-8"),
      (0xE2, "line 24, column 19: found the byte 0xe2, expected valid UTF-8"),
    ] as [(UInt8, String)] {
      var broken = text
      broken.replaceSubrange(place..<place + 2, with: [byte])

      let error = #expect(throws: TraceSyntaxError.self) { try Trace(parsing: broken) }

      #expect(error?.description == message)
    }
  }

  @Test("a tree of 256 levels is read, one of 257 is refused")
  func depthOfTrees() throws {
    func text(levels: Int) -> String {
      let names = (1...levels).map { "v\($0)" }
      return Samples.short
        .replacing("  window  window\n", with: names.map { "  \($0)  view\n" }.joined())
        .replacing("window > sheet.view", with: names.joined(separator: " > "))
    }

    #expect(try Trace(parsing: text(levels: 256)).flaw == nil)
    let error = #expect(throws: TraceSyntaxError.self) { try Trace(parsing: text(levels: 257)) }
    #expect(error?.reason == .disorder(.treeTooDeep(limit: 256)))
    #expect(
      error?.description.hasSuffix("found a deeper tree, expected at most 256 levels") == true)
  }

  @Test(
    "the nearest word is offered only if it is near",
    arguments: [
      ("viewWilAppear", "viewWillAppear"), ("viewWillAppaer", "viewWillAppear"),
      ("ViewDidLoad", "viewDidLoad"), ("didAppear", nil), ("x", nil), ("", nil),
    ])
  func nearestMethod(found: String, nearest: String?) throws {
    let text = Samples.short.replacing("animateTransition", with: found)

    let error = #expect(throws: TraceSyntaxError.self) { try Trace(parsing: text) }

    guard case .unexpected(_, .method, let offered)? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(offered == nearest)
  }
}
