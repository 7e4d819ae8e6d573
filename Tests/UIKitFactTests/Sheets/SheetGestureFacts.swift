import Testing
import UIKit

@MainActor @Suite("SH: the sheet's own gesture", .serialized) struct SheetGestureFacts {
  /// A sheet on the screen, with a delegate.
  @MainActor private struct Stage {
    let scene = Scene()
    let a: LoggedController
    let b: LoggedController
    let delegate: LoggedAdaptiveDelegate

    init(_ style: UIModalPresentationStyle = .pageSheet) {
      (a, b) = scene.pair(style)
      delegate = LoggedAdaptiveDelegate(scene.log)
      b.presentationController?.delegate = delegate
      scene.present(b, on: a)
    }

    /// Drags a finger down from a height, and lets it rest before it goes.
    func drag(from y: CGFloat = 100, to end: CGFloat, then: () -> Void = { Headless.touchUp() }) {
      Headless.touchDown(at: CGPoint(x: 195, y: y))
      for step in 1...10 {
        Headless.advance(by: 0.02)
        Headless.touchMove(to: CGPoint(x: 195, y: y + (end - y) * CGFloat(step) / 10))
      }
      Headless.advance(by: 0.2)
      then()
      Headless.settle()
    }
  }

  @Test("SH-08 a finger that gives up: the sheet turns back, and the presenter hears nothing")
  func cancelled() {
    let stage = Stage()
    let frame = stage.b.view.frame

    stage.drag(to: 300)

    #expect(
      stage.scene.log.lines
        == ["DG.shouldDismiss", "DG.willDismiss", "B.wD", "B.wA", "B.iA", "B.dA"])
    #expect(stage.a.presentedViewController === stage.b)
    #expect(stage.b.view.frame == frame)
    #expect(Headless.pending.isEmpty)
  }

  @Test("SH-08 a touch that the system takes away gives up too")
  func takenAway() {
    let stage = Stage()

    stage.drag(to: 700) { Headless.touchCancel() }

    #expect(stage.a.presentedViewController === stage.b)
  }

  @Test(
    "SH-09 a finger that goes far enough: should, will, the sheet goes, did",
    arguments: [UIModalPresentationStyle.pageSheet, .automatic, .formSheet])
  func finished(style: UIModalPresentationStyle) {
    let stage = Stage(style)

    stage.drag(to: 700)

    #expect(
      stage.scene.log.lines
        == ["DG.shouldDismiss", "DG.willDismiss", "B.wD", "B.dD", "DG.didDismiss"])
    #expect(stage.a.presentedViewController == nil)
    #expect(stage.b.presentingViewController == nil)
  }

  @Test("SH-09 a quick finger that is gone before the change begins still dismisses")
  func quick() {
    let stage = Stage()

    Headless.touchDown(at: CGPoint(x: 195, y: 100))
    Headless.touchMove(to: CGPoint(x: 195, y: 700))
    Headless.touchUp()
    Headless.settle()

    #expect(stage.scene.log.lines.suffix(3) == ["B.wD", "B.dD", "DG.didDismiss"])
  }

  @Test("SH-09 without a delegate the finger dismisses all the same, and again the next sheet")
  func withoutDelegate() {
    let stage = Stage()
    for _ in 0..<2 {
      stage.b.presentationController?.delegate = nil
      stage.scene.log.clear()
      stage.drag(to: 700)
      #expect(stage.scene.log.lines == ["B.wD", "B.dD"])
      stage.scene.present(stage.b, on: stage.a)
    }
  }

  @Test("SH-10 a modal sheet does not go; the delegate hears of the attempt, and nobody else")
  func modal() {
    let stage = Stage()
    stage.b.isModalInPresentation = true

    stage.drag(to: 700)

    #expect(stage.scene.log.lines == ["DG.didAttempt"])
    #expect(stage.a.presentedViewController === stage.b)
  }

  @Test("SH-10 where the delegate says no, it hears of the attempt")
  func refused() {
    let stage = Stage()
    stage.delegate.allowsDismissal = false

    stage.drag(to: 700)

    #expect(stage.scene.log.lines == ["DG.shouldDismiss", "DG.didAttempt"])
    #expect(stage.a.presentedViewController === stage.b)
  }

  @Test("a delegate that dismisses from its will is refused, as the dismissal is under way (SS-04)")
  func dismissedFromWill() {
    let stage = Stage()
    stage.delegate.hooks["willDismiss"] = { stage.a.dismiss(animated: true) }

    stage.drag(to: 300)

    #expect(stage.a.presentedViewController === stage.b)
    #expect(
      stage.scene.log.lines
        == ["DG.shouldDismiss", "DG.willDismiss", "B.wD", "B.wA", "B.iA", "B.dA"])
    #expect(Headless.complaints.map(\.id) == ["D5"])
  }

  @Test("a finger beside the sheet, upward or to the side does nothing")
  func elsewhere() {
    let stage = Stage()

    stage.drag(from: 20, to: 700)
    stage.drag(from: 700, to: 100)

    #expect(stage.scene.log.lines.isEmpty)
  }

  @Test("a sheet below another does not go by a finger")
  func covered() {
    let stage = Stage()
    let d = stage.scene.controller("D")
    stage.scene.present(d, on: stage.b)

    stage.drag(to: 700)

    #expect(stage.scene.log.lines == ["D.wD", "D.dD"])
    #expect(stage.a.presentedViewController === stage.b)
  }

  @Test(
    "a finger on what fills the screen does nothing",
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .custom,
    ])
  func otherStyles(style: UIModalPresentationStyle) {
    let stage = Stage(style)

    stage.drag(to: 700)

    #expect(stage.scene.log.lines.isEmpty)
  }

  @Test("SS-05 what willDismiss animates alongside goes with the finger, and back with it")
  func alongside() {
    let stage = Stage()
    let behind = UIView()
    stage.a.view.addSubview(behind)
    behind.alpha = 0.5
    var shown: CGFloat?
    stage.delegate.hooks["willDismiss"] = {
      stage.b.transitionCoordinator?.animate(
        alongsideTransition: { _ in behind.alpha = 1 }, completion: nil)
    }

    stage.drag(to: 500) {
      shown = CGFloat(behind.layer.presentation()?.opacity ?? 0)
      Headless.touchCancel()
    }

    #expect(shown.map { $0 > 0.55 && $0 < 0.95 } == true)
    #expect(behind.alpha == 0.5)
  }
}
