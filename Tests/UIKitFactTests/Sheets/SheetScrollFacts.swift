import Testing
import UIKit

@MainActor @Suite("SS, DE: content that is scrolled in a sheet", .serialized)
struct SheetScrollFacts {
  /// A sheet with a list as large as itself.
  private func list(
    in sheet: Sheet, at offset: CGFloat = 0
  ) -> UIScrollView {
    let list = UIScrollView(frame: sheet.b.view.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 390, height: 3000)
    list.contentOffset.y = offset
    sheet.b.view.addSubview(list)
    Headless.settle()
    return list
  }

  @Test("SS-06 a list at its top hands the pull over to the sheet, which goes")
  func handsOver() {
    let sheet = Sheet([.large()])
    let list = list(in: sheet)

    sheet.drag(from: 100, to: 700)

    #expect(list.contentOffset.y == 0)
    #expect(
      sheet.scene.log.lines
        == ["DG.shouldDismiss", "DG.willDismiss", "B.wD", "B.dD", "DG.didDismiss"])
  }

  @Test("SS-06 a list comes to its top first, and hands over what is left of the way")
  func handsOverTheRest() {
    let sheet = Sheet([.large()])
    let list = list(in: sheet, at: 150)

    sheet.pull(from: 100, to: [200])
    #expect(list.contentOffset.y == 50)
    #expect(sheet.scene.log.lines == [])

    Headless.touchMove(to: CGPoint(x: 195, y: 300))
    #expect(list.contentOffset.y == 0)
    #expect(sheet.scene.log.lines == ["DG.shouldDismiss", "DG.willDismiss"])

    Headless.touchCancel()
    Headless.settle()
    #expect(sheet.a.presentedViewController === sheet.b)
  }

  @Test("DE-08 scrolling at the top expands a sheet first, and then scrolls")
  func expandsFirst() {
    let sheet = Sheet()
    let list = list(in: sheet)

    sheet.drag(from: 800, to: 300)

    #expect(sheet.top == 57)
    #expect(list.contentOffset.y == 135)
    #expect(sheet.scene.log.lines == ["DG.selected large"])
  }

  @Test("DE-08 a sheet that does not want it, or content away from its top, is not expanded")
  func scrolls() {
    for (prefers, offset) in [(false, CGFloat(0)), (true, 10)] {
      let sheet = Sheet { $0.prefersScrollingExpandsWhenScrolledToEdge = prefers }
      let list = list(in: sheet, at: offset)

      sheet.drag(from: 800, to: 500)

      #expect(sheet.top == 422)
      #expect(list.contentOffset.y - offset == 300)
      #expect(sheet.scene.log.lines == [])
    }
  }

  @Test("a list that goes from side to side leaves the sheet alone")
  func sideways() {
    let sheet = Sheet([.large()])
    let list = list(in: sheet)
    list.contentSize = CGSize(width: 3000, height: 100)

    sheet.drag(from: 100, to: 700)

    #expect(sheet.a.presentedViewController == nil)
    #expect(list.contentOffset == .zero)
  }
}
