import Testing
import UIKitSemantics

/// Where a finger lets go of pages that are a hundred points long, and where they come to rest.
struct PageStopRow: Sendable, CustomTestStringConvertible {
  let what: String
  let offset: Double
  let speed: Double
  let stop: Double

  init(_ what: String, _ offset: Double, _ speed: Double, _ stop: Double) {
    self.what = what
    self.offset = offset
    self.speed = speed
    self.stop = stop
  }

  var testDescription: String { what }

  static let rows = [
    PageStopRow("at a page", 100, 0, 100),
    PageStopRow("a little past a page", 140, 0, 100),
    PageStopRow("half-way", 150, 0, 200),
    PageStopRow("more than half-way", 160, 0, 200),
    PageStopRow("slowly on", 140, 299, 100),
    PageStopRow("slowly back", 160, -299, 200),
    PageStopRow("fast on", 110, 300, 200),
    PageStopRow("fast back", 190, -300, 100),
    PageStopRow("fast on across a page", 210, 900, 300),
    PageStopRow("fast on, just arrived", 200, 900, 200),
    PageStopRow("fast back, just arrived", 200, -900, 200),
    PageStopRow("fast on, arrived but for what rounding leaves", 200.000001, 900, 200),
    PageStopRow("fast back, arrived but for what rounding leaves", 199.999999, -900, 200),
    PageStopRow("before the first page", -20, -900, 0),
    PageStopRow("in the rest that is no whole page", 340, 900, 350),
    PageStopRow("far beyond the end", 900, 0, 350),
  ]
}

@Suite("Where pages come to rest") struct PageStopTests {
  @Test(
    "the nearest page is shown, or the next one on the way of a fast finger",
    arguments: PageStopRow.rows)
  func stop(row: PageStopRow) {
    let pages = PageStop(page: 100, least: 0, greatest: 350)

    #expect(pages.offset(from: row.offset, speed: row.speed) == row.stop)
  }

  @Test("pages without length stop nowhere but at the edges")
  func empty() {
    let pages = PageStop(page: 0, least: 0, greatest: 350)

    #expect(pages.offset(from: 120, speed: 900) == 120)
    #expect(pages.offset(from: 400, speed: 0) == 350)
  }
}
