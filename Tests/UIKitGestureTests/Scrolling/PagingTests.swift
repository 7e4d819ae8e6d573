import Testing
import UIKit

/// A pull from the second of four pages, and where it leads.
struct PagingRow: Sendable, CustomTestStringConvertible {
  let what: String
  let distance: CGFloat
  let isPausing: Bool
  let page: CGFloat

  init(_ what: String, _ distance: CGFloat, pausing isPausing: Bool = false, to page: CGFloat) {
    self.what = what
    self.distance = distance
    self.isPausing = isPausing
    self.page = page
  }

  var testDescription: String { what }

  static let rows = [
    PagingRow("a short pull and a rest", 60, pausing: true, to: 1),
    PagingRow("a long pull and a rest", 200, pausing: true, to: 2),
    PagingRow("a long pull back and a rest", -200, pausing: true, to: 0),
    PagingRow("a slow short pull", 20, to: 1),
    PagingRow("a flick", 60, to: 2),
    PagingRow("a flick back", -60, to: 0),
  ]
}

@MainActor @Suite("Scroll views with pages", .serialized) struct PagingTests {
  @Test("a pull ends at a page, by where it is let go and how fast", arguments: PagingRow.rows)
  func pages(row: PagingRow) {
    let pad = ScrollPad()
    pad.scroll.contentOffset.x = 300

    pad.drag(by: row.distance, pausing: row.isPausing)
    Headless.settle()

    #expect(pad.scroll.contentOffset == CGPoint(x: row.page * 300, y: 0))
    #expect(!pad.scroll.isDecelerating && !pad.scroll.isDragging)
  }

  @Test("the delegate hears of dragging, of its end, of gliding step by step, and of rest")
  func order() {
    let pad = ScrollPad()

    pad.drag(by: 120)
    #expect(pad.scroll.isDecelerating && pad.scroll.contentOffset.x == 120)
    Headless.settle()

    #expect(
      pad.ear.lines == [
        "drag begins", "scrolls", "drag will end at 300", "drag ends, goes on", "glide begins",
        "scrolls", "glide ends",
      ])
    #expect(pad.ear.offsets.count > 10 && pad.ear.offsets == pad.ear.offsets.sorted())
    #expect(pad.ear.offsets.last == 300)
  }

  @Test(
    "where the delegate scrolls on by itself while the finger lets go, one of the two motions is left",
    arguments: ["drag begins", "drag will end at 300", "drag ends, goes on"])
  func scrollsMeanwhile(line: String) {
    let ear = ScrollEar()
    ear.answer = { said, scrollView in
      if said == line { scrollView.setContentOffset(CGPoint(x: 900, y: 0), animated: true) }
    }
    let pad = ScrollPad(delegate: ear)

    pad.drag(by: 120)
    Headless.settle()

    #expect([300, 900].contains(pad.scroll.contentOffset.x))
    #expect(ear.lines.count { $0.hasSuffix("ends") && $0 != "drag ends" } == 1)
  }

  @Test("content that lies at a page when it is let go stays there")
  func alreadyThere() {
    let pad = ScrollPad()
    pad.scroll.contentOffset.x = 150

    pad.drag(by: 150, pausing: true)
    Headless.settle()

    #expect(
      pad.ear.lines == ["scrolls", "drag begins", "scrolls", "drag will end at 300", "drag ends"])
  }

  @Test("a finger that is taken away leaves the nearest page, however fast it was")
  func takenAway() {
    let pad = ScrollPad()

    pad.pull(by: 60)
    Headless.touchCancel()
    Headless.settle()

    #expect(pad.scroll.contentOffset == .zero)
    #expect(pad.ear.lines.suffix(2) == ["scrolls", "glide ends"])
  }

  @Test("where there are pages, the delegate cannot choose where content comes to rest")
  func wishes() {
    let pad = ScrollPad()
    pad.ear.wish = CGPoint(x: 450, y: 0)

    pad.drag(by: 200, pausing: true)
    Headless.settle()

    #expect(pad.scroll.contentOffset.x == 300)
  }

  @Test("without pages, content stays under the finger or goes where the delegate wants it")
  func withoutPages() {
    let pad = ScrollPad()
    pad.scroll.isPagingEnabled = false

    pad.drag(by: 120)
    Headless.settle()
    #expect(pad.scroll.contentOffset.x == 120)
    #expect(pad.ear.lines.last == "drag ends")
    pad.ear.wish = CGPoint(x: 450, y: 0)
    pad.drag(by: 120)
    Headless.settle()

    #expect(pad.scroll.contentOffset.x == 450)
    #expect(pad.ear.lines.suffix(3) == ["glide begins", "scrolls", "glide ends"])
  }

  @Test("pages stop at both axes, each by itself")
  func bothAxes() {
    let pad = ScrollPad()
    pad.scroll.contentSize.height = 1200

    Headless.touchDown(at: CGPoint(x: 250, y: 350))
    Headless.touchMove(to: CGPoint(x: 50, y: 300))
    Headless.advance(by: 0.5)
    Headless.touchUp()
    Headless.settle()

    #expect(pad.scroll.contentOffset == CGPoint(x: 300, y: 0))
  }

  @Test("a finger takes gliding content over where it is, and the delegate hears of the end first")
  func grabbed() {
    let pad = ScrollPad()
    pad.drag(by: 120)
    var found: CGFloat = 0
    pad.ear.answer = { line, scroll in
      if line == "drag begins" { found = scroll.contentOffset.x }
    }

    pad.pull(by: -20)
    #expect(!pad.scroll.isDecelerating && found > 120 && pad.scroll.contentOffset.x == found - 20)
    #expect(pad.ear.lines.suffix(4) == ["scrolls", "glide ends", "drag begins", "scrolls"])
    Headless.touchUp()
    Headless.settle()

    #expect(pad.scroll.contentOffset.x == 300)
    #expect(pad.ear.lines.filter { $0 == "glide ends" }.count == 2)
  }
}
