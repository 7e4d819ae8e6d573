import Testing
import UIKit

@MainActor @Suite("SS: touches beside a sheet", .serialized) struct SheetTouchFacts {
  /// A button behind the sheet, and how often it was tapped.
  @MainActor private final class Behind: NSObject {
    let button = UIButton(frame: CGRect(x: 100, y: 200, width: 200, height: 100))
    var taps = 0

    init(in view: UIView) {
      super.init()
      button.addTarget(
        self, action: Selector("tapped", Behind.tapped), for: .touchUpInside)
      view.addSubview(button)
    }

    private func tapped() { taps += 1 }
  }

  private static let place = CGPoint(x: 200, y: 250)

  @Test("a tap on the dimming dismisses: should, will, the sheet goes, did (general knowledge)")
  func dimming() {
    let sheet = Sheet()
    let behind = Behind(in: sheet.a.view)

    sheet.tap(at: Self.place)

    #expect(behind.taps == 0)
    #expect(
      sheet.scene.log.lines
        == ["DG.shouldDismiss", "DG.willDismiss", "B.wD", "B.dD", "DG.didDismiss"])
  }

  @Test("a tap on the sheet itself, or a drag beside it, does not dismiss")
  func elsewhere() {
    let sheet = Sheet()

    sheet.tap(at: CGPoint(x: 195, y: 600))
    sheet.drag(from: 100, to: 400)

    #expect(sheet.scene.log.lines == [])
  }

  @Test("up to the largest undimmed detent what is behind gets its touches, and the sheet stays")
  func undimmed() {
    let sheet = Sheet { $0.largestUndimmedDetentIdentifier = .medium }
    let behind = Behind(in: sheet.a.view)

    sheet.tap(at: Self.place)
    #expect(behind.taps == 1)
    #expect(sheet.scene.log.lines == [])

    sheet.controller.selectedDetentIdentifier = .large
    Headless.settle()
    sheet.tap(at: CGPoint(x: 200, y: 30))
    #expect(sheet.a.presentedViewController == nil)
  }

  @Test("an undimmed detent that is not one of the sheet's dims them all")
  func unknown() {
    let sheet = Sheet([.medium()]) { $0.largestUndimmedDetentIdentifier = .large }
    let behind = Behind(in: sheet.a.view)

    sheet.tap(at: Self.place)

    #expect(behind.taps == 0)
    #expect(sheet.a.presentedViewController == nil)
  }

  @Test("SS-07 while it is modal, no touch beside it gets through, and it does not go")
  func modal() {
    let sheet = Sheet { $0.largestUndimmedDetentIdentifier = .medium }
    let behind = Behind(in: sheet.a.view)

    sheet.b.isModalInPresentation = true
    sheet.tap(at: Self.place)
    #expect(behind.taps == 0)
    #expect(sheet.scene.log.lines == ["DG.didAttempt"])

    sheet.b.isModalInPresentation = false
    sheet.tap(at: Self.place)
    #expect(behind.taps == 1)
  }

  @Test("SS-07 what a presented navigation shows makes it modal, what is below does not (inferred)")
  func modalInNavigation() {
    let scene = Scene()
    let a = scene.controller("A", [])
    let root = scene.controller("R", [])
    let nav = UINavigationController(rootViewController: root)
    nav.modalPresentationStyle = .pageSheet
    scene.show(a)
    scene.present(nav, on: a)
    root.isModalInPresentation = true

    func pull() {
      Headless.touchDown(at: CGPoint(x: 195, y: 200))
      Headless.touchMove(to: CGPoint(x: 195, y: 800))
      Headless.touchUp()
      Headless.settle()
    }
    pull()
    #expect(a.presentedViewController === nav)

    nav.pushViewController(scene.controller("T", []), animated: false)
    Headless.settle()
    pull()
    #expect(a.presentedViewController == nil)
  }

  @Test("a popover lets the views through that it names, and no others")
  func passthrough() throws {
    let scene = Scene(idiom: .pad)
    let (a, b) = scene.pair(.popover, [])
    let behind = Behind(in: a.view)
    let popover = try #require(b.popoverPresentationController)
    popover.sourceView = behind.button
    popover.passthroughViews = [behind.button]
    scene.present(b, on: a)

    Headless.touchDown(at: Self.place)
    Headless.touchUp()
    Headless.settle()
    #expect(behind.taps == 1)
    #expect(a.presentedViewController === b)

    popover.passthroughViews = nil
    Headless.touchDown(at: Self.place)
    Headless.touchUp()
    Headless.settle()
    #expect(behind.taps == 1)
    #expect(a.presentedViewController == nil)
  }
}
