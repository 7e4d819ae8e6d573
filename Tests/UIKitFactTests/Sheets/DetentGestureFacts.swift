import Testing
import UIKit

@MainActor @Suite("DE: fingers between detents", .serialized) struct DetentGestureFacts {
  @Test("DE-01 a finger drags the sheet to another detent, and the delegate is told once")
  func grows() {
    let sheet = Sheet()
    #expect(sheet.top == 422)

    sheet.pull(from: 500, to: [300])
    #expect(sheet.top == 222)
    #expect(sheet.b.view.frame.maxY == 844)
    #expect(sheet.controller.selectedDetentIdentifier == nil)
    #expect(sheet.scene.log.lines == [])

    sheet.drag(from: 500, to: 100)
    Headless.touchUp()
    Headless.settle()
    #expect(sheet.top == 57)
    #expect(sheet.controller.selectedDetentIdentifier == .large)
    #expect(sheet.scene.log.lines == ["DG.selected large"])
  }

  @Test("DE-01 a drag that ends where it began tells nothing, and nobody appears or disappears")
  func returns() {
    let sheet = Sheet()

    sheet.drag(from: 500, to: 300, 480)

    #expect(sheet.top == 422)
    #expect(sheet.scene.log.lines == [])
    #expect(Headless.pending.isEmpty)
  }

  @Test("a large sheet is pulled down to medium height without a word of dismissal (inferred)")
  func shrinks() {
    let sheet = Sheet { $0.selectedDetentIdentifier = .large }
    #expect(sheet.top == 57)

    sheet.drag(from: 100, to: 400)

    #expect(sheet.top == 422)
    #expect(sheet.scene.log.lines == ["DG.selected medium"])
  }

  @Test("pulled below its lowest detent a large sheet goes, and nothing is selected")
  func leaves() {
    let sheet = Sheet { $0.selectedDetentIdentifier = .large }

    sheet.drag(from: 100, to: 800)

    #expect(
      sheet.scene.log.lines
        == ["DG.shouldDismiss", "DG.willDismiss", "B.wD", "B.dD", "DG.didDismiss"])
    #expect(sheet.a.presentedViewController == nil)
    #expect(sheet.controller.selectedDetentIdentifier == .large)
  }

  @Test("a finger that gives up below the lowest detent leaves the sheet there")
  func givesUp() {
    let sheet = Sheet { $0.selectedDetentIdentifier = .large }

    sheet.drag(from: 100, to: 550)

    #expect(sheet.top == 422)
    #expect(
      sheet.scene.log.lines == [
        "DG.shouldDismiss", "DG.willDismiss", "B.wD", "B.wA", "B.dA", "DG.selected medium",
      ])
    #expect(sheet.a.presentedViewController === sheet.b)
  }

  @Test(
    "a sheet that may not go resists, comes back, and tells of the attempt",
    arguments: [false, true])
  func resists(isModal: Bool) {
    let sheet = Sheet()
    sheet.b.isModalInPresentation = isModal
    sheet.delegate.allowsDismissal = false

    sheet.drag(from: 500, to: 800) {
      #expect(sheet.top > 422 && sheet.top < 482)
      #expect(sheet.b.view.frame.height == 422)
      Headless.touchUp()
    }

    #expect(sheet.top == 422)
    #expect(sheet.scene.log.lines == (isModal ? [] : ["DG.shouldDismiss"]) + ["DG.didAttempt"])
  }

  @Test("a touch that the system takes away leaves the sheet where it was")
  func takenAway() {
    let sheet = Sheet()

    sheet.drag(from: 500, to: 100) { Headless.touchCancel() }

    #expect(sheet.top == 422)
    #expect(sheet.scene.log.lines == [])
  }

  @Test("a fast finger goes on to the next of three detents, also one of one's own")
  func flick() {
    let low = UISheetPresentationController.Detent.custom(identifier: .init("own.low")) { _ in 100 }
    let sheet = Sheet([low, .medium(), .large()])
    #expect(sheet.top == 710)

    Headless.touchDown(at: CGPoint(x: 195, y: 800))
    for y in [780.0, 760, 740] {
      Headless.advance(by: 0.02)
      Headless.touchMove(to: CGPoint(x: 195, y: y))
    }
    Headless.touchUp()
    Headless.settle()

    #expect(sheet.top == 422)
    #expect(sheet.scene.log.lines == ["DG.selected medium"])
  }

  @Test("DE-10 in low height a sheet fills the screen, unless it asks for its edge")
  func lowHeight() {
    let sheet = Sheet()

    Headless.resize(to: CGSize(width: 844, height: 390))
    Headless.settle()
    #expect(sheet.b.view.frame == sheet.scene.window.bounds)

    sheet.controller.prefersEdgeAttachedInCompactHeight = true
    Headless.settle()
    #expect(sheet.b.view.frame == CGRect(x: 47, y: 10, width: 750, height: 380))

    sheet.b.preferredContentSize = CGSize(width: 400, height: 300)
    Headless.settle()
    #expect(sheet.b.view.frame.width == 750)
    sheet.controller.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    Headless.settle()
    #expect(sheet.b.view.frame == CGRect(x: 222, y: 10, width: 400, height: 380))
  }
}
