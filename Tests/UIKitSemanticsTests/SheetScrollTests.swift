import Testing
import UIKitSemantics

@Suite("Content that is scrolled in a sheet") struct SheetScrollTests {
  struct Row: Sendable {
    let aboveTop: Double
    var belowRest = 0.0
    var belowGreatest = 300.0
    var growsFirst = true
    let way: Double
    let sheet: Double
  }

  @Test(
    "how a way is shared",
    arguments: [
      Row(aboveTop: 0, way: 50, sheet: 50),
      Row(aboveTop: 30, way: 50, sheet: 20),
      Row(aboveTop: 80, way: 50, sheet: 0),
      Row(aboveTop: 0, way: -50, sheet: -50),
      Row(aboveTop: 0, way: -400, sheet: -300),
      Row(aboveTop: 10, way: -50, sheet: 0),
      Row(aboveTop: 0, growsFirst: false, way: -50, sheet: 0),
      Row(aboveTop: 0, belowRest: 20, growsFirst: false, way: -50, sheet: -20),
      Row(aboveTop: 0, belowGreatest: 0, way: -50, sheet: 0),
      Row(aboveTop: 0, way: 0, sheet: 0),
    ])
  func share(row: Row) {
    let scroll = SheetScroll(
      aboveTop: row.aboveTop, belowRest: row.belowRest, belowGreatest: row.belowGreatest,
      growsFirst: row.growsFirst)

    #expect(scroll.sheetsPart(of: row.way) == row.sheet)
  }
}
