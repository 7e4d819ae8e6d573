import Testing
import UIKit

@MainActor @Suite("SS, DE: what a sheet's delegate hears", .serialized) struct SheetDelegateFacts {
  /// A sheet on the screen, with a delegate.
  @MainActor private struct Stage {
    let scene = Scene()
    let a: LoggedController
    let b: LoggedController
    let delegate: LoggedAdaptiveDelegate

    init() {
      (a, b) = scene.pair(.pageSheet, [])
      delegate = LoggedAdaptiveDelegate(scene.log)
      b.presentationController?.delegate = delegate
      scene.present(b, on: a)
    }

    func drag(to end: CGFloat) {
      Headless.touchDown(at: CGPoint(x: 195, y: 100))
      for step in 1...10 {
        Headless.advance(by: 0.02)
        Headless.touchMove(to: CGPoint(x: 195, y: 100 + (end - 100) * CGFloat(step) / 10))
      }
      Headless.advance(by: 0.2)
      Headless.touchUp()
      Headless.settle()
    }
  }

  @Test("SS-01 each tug asks and announces anew, and only the last one is told of the end")
  func tugs() {
    let stage = Stage()

    stage.drag(to: 250)
    stage.drag(to: 250)
    stage.drag(to: 800)

    #expect(
      stage.scene.log.lines.filter { $0.hasPrefix("DG.") } == [
        "DG.shouldDismiss", "DG.willDismiss", "DG.shouldDismiss", "DG.willDismiss",
        "DG.shouldDismiss", "DG.willDismiss", "DG.didDismiss",
      ])
  }

  @Test("SS-08 sheets that go with one below send their delegates nothing")
  func tornDown() {
    let stage = Stage()
    let c = stage.scene.controller("C", [])
    c.modalPresentationStyle = .pageSheet
    let above = LoggedAdaptiveDelegate(stage.scene.log)
    c.presentationController?.delegate = above
    stage.scene.present(c, on: stage.b)
    var presenters: [UIViewController?] = []
    for sheet in [stage.b, c] {
      sheet.hooks["dD"] = { presenters.append(sheet.presentingViewController) }
    }

    stage.a.dismiss(animated: true)
    Headless.settle()

    #expect(stage.scene.log.lines.filter { $0.hasPrefix("DG.") } == [])
    #expect(Set(stage.scene.log.lines.filter { $0.hasSuffix("dD") }) == ["B.dD", "C.dD"])
    #expect(presenters.compactMap(\.self) == [])
  }

  @Test("SS-09 who is covered by a full screen is not dismissed, and has its presenter")
  func covered() {
    let stage = Stage()
    let c = stage.scene.controller("C", [])
    c.modalPresentationStyle = .fullScreen
    var state: (presenter: UIViewController?, isBeingDismissed: Bool)?
    stage.b.hooks["dD"] = {
      state = (stage.b.presentingViewController, stage.b.isBeingDismissed)
    }

    stage.b.present(c, animated: true)
    Headless.settle()

    #expect(state?.presenter === stage.a)
    #expect(state?.isBeingDismissed == false)
  }

  @Test("DE-01 a detent that code selects is not told to the delegate")
  func selectedByCode() throws {
    final class Delegate: NSObject, UISheetPresentationControllerDelegate {
      var changes = 0
      func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ controller: UISheetPresentationController
      ) { changes += 1 }
    }
    let stage = Stage()
    let sheet = try #require(stage.b.sheetPresentationController)
    let delegate = Delegate()
    sheet.delegate = delegate
    sheet.detents = [.medium(), .large()]

    sheet.selectedDetentIdentifier = .large
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    Headless.settle()

    #expect(delegate.changes == 0)
  }

  @Test("DE-02 a sheet's delegate is its presentation controller's")
  func oneDelegate() throws {
    let stage = Stage()
    let sheet = try #require(stage.b.sheetPresentationController)

    #expect(sheet.delegate === stage.delegate)
    #expect(stage.b.presentationController?.delegate === stage.delegate)
  }

  @Test("DE-04 when animateChanges returns, the sheet is laid out as it will be")
  func laidOut() throws {
    let stage = Stage()
    let sheet = try #require(stage.b.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.selectedDetentIdentifier = .large
    Headless.settle()
    let inner = UIView(frame: stage.b.view.bounds)
    inner.autoresizingMask = [.flexibleHeight]
    stage.b.view.addSubview(inner)

    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }

    #expect(stage.b.view.frame.height == 422)
    #expect(inner.frame.height == 422)
    Headless.settle()
  }

  @Test("PA-09 a popover's arrow points nowhere until it is presented")
  func arrow() {
    let scene = Scene(idiom: .pad)
    let (a, b) = scene.pair(.popover, [])
    #expect(b.popoverPresentationController?.arrowDirection == .unknown)

    b.popoverPresentationController?.sourceView = a.view
    scene.present(b, on: a)

    #expect(b.popoverPresentationController?.arrowDirection != .unknown)
  }

  @Test("SS-04 willDismiss comes before the will, and has a coordinator")
  func coordinatorInWillDismiss() {
    let scene = Scene()
    let (a, b) = scene.pair(.pageSheet, [])
    let delegate = LoggedAdaptiveDelegate(scene.log)
    b.presentationController?.delegate = delegate
    scene.present(b, on: a)
    var isThere = false
    delegate.hooks["willDismiss"] = {
      isThere = b.transitionCoordinator != nil || a.transitionCoordinator != nil
    }

    Headless.touchDown(at: CGPoint(x: 195, y: 100))
    Headless.advance(by: 0.1)
    Headless.touchMove(to: CGPoint(x: 195, y: 800))
    Headless.touchUp()
    Headless.settle()

    #expect(scene.log.lines.prefix(3) == ["DG.shouldDismiss", "DG.willDismiss", "B.wD"])
    #expect(isThere)
  }
}
