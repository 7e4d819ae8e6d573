import Testing
import UIKit

@MainActor @Suite("SH: sheets", .serialized) struct SheetFacts {
  nonisolated static let styles: [UIModalPresentationStyle] = [.automatic, .pageSheet, .formSheet]

  @Test("SH-01 the presenter of a sheet hears nothing", arguments: styles)
  func present(style: UIModalPresentationStyle) {
    let scene = Scene()
    let (a, b) = scene.pair(style)

    a.present(b, animated: true)
    Headless.settle()

    #expect(scene.log.lines == ["B.load", "B.wA", "B.iA", "B.dA"])
  }

  @Test("SH-02 the presenter hears nothing of a sheet's end either; the sheet is released")
  func dismiss() {
    let scene = Scene()
    let (a, _) = scene.pair(.automatic)
    weak var sheet: UIViewController?
    do {
      let b = scene.controller("B")
      sheet = b
      scene.present(b, on: a)
    }

    a.dismiss(animated: true)
    Headless.settle()

    #expect(scene.log.lines == ["B.wD", "B.dD"])
    #expect(sheet == nil)
  }

  @Test("SH-03 an animated sheet is announced with the next hop, and there at the end")
  func timingAnimated() {
    let scene = Scene()
    let (a, b) = scene.pair(.automatic, .loading)

    a.present(b, animated: true)
    _ = b.view
    #expect(scene.log.lines == ["B.load"])
    Headless.turn()
    #expect(scene.log.lines == ["B.load", "B.wA"])
    Headless.settle()
    #expect(scene.log.lines == ["B.load", "B.wA", "B.dA"])
  }

  @Test("SH-04 an unanimated sheet is not there after one hop, but then")
  func timingUnanimated() {
    let scene = Scene()
    let (a, b) = scene.pair(.automatic, .loading)

    a.present(b, animated: false)
    Headless.turn()
    #expect(scene.log.lines == ["B.load", "B.wA"])
    Headless.settle()
    #expect(scene.log.lines == ["B.load", "B.wA", "B.dA"])
  }

  @Test("SH-10 a dismissal from code sends the delegate neither will nor did, whatever is modal")
  func programmaticDismissal() {
    let scene = Scene()
    let (a, b) = scene.pair(.automatic)
    let delegate = LoggedAdaptiveDelegate(scene.log)
    b.presentationController?.delegate = delegate
    b.isModalInPresentation = true
    scene.present(b, on: a)

    a.dismiss(animated: true)
    Headless.settle()

    #expect(scene.log.lines == ["B.wD", "B.dD"])
  }
}
