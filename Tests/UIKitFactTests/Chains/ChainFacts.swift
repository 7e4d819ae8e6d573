import Testing
import UIKit

@MainActor @Suite("MC: chains and overlapping presentations", .serialized) struct ChainFacts {
  /// A presents B, and B presents D.
  private func chain(
    _ scene: Scene, _ style: UIModalPresentationStyle = .fullScreen
  ) -> (a: LoggedController, b: LoggedController, d: LoggedController) {
    let (a, b) = scene.pair(style)
    let d = scene.controller("D")
    d.modalPresentationStyle = style
    scene.present(b, on: a)
    scene.present(d, on: b)
    return (a, b, d)
  }

  @Test("MC-01 the top of a chain that is asked to go goes alone")
  func leaf() {
    let scene = Scene()
    let (a, b, d) = chain(scene)

    d.dismiss(animated: true)
    Headless.settle()

    #expect(a.presentedViewController === b)
    #expect(b.presentedViewController == nil)
    #expect(scene.log.lines == ["D.wD", "B.wA", "B.iA", "B.dA", "D.dD"])
  }

  @Test("MC-04 a presented controller that presents nobody is dismissed itself")
  func forwarded() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)
    scene.present(b, on: a)

    b.dismiss(animated: true)
    Headless.settle()

    #expect(a.presentedViewController == nil)
    #expect(scene.log.lines == ["B.wD", "A.wA", "A.iA", "A.dA", "B.dD"])
  }

  @Test("MC-04 the middle of a chain that is asked sends away what it presents, not itself")
  func middle() {
    let scene = Scene()
    let (a, b, _) = chain(scene)

    b.dismiss(animated: true)
    Headless.settle()

    #expect(a.presentedViewController === b)
    #expect(b.presentedViewController == nil)
  }

  @Test("MC-05 inferred: nothing presented and nobody presenting means nothing happens")
  func nothing() {
    let scene = Scene()
    let (a, _) = scene.pair(.fullScreen)

    a.dismiss(animated: true) { scene.log.add("completion") }
    Headless.settle()

    #expect(scene.log.lines.isEmpty)
    #expect(Headless.complaints.isEmpty)
  }

  @Test("MC-06 a child presents through the container that holds it")
  func fromChild() {
    let scene = Scene()
    let (nav, a, b) = scene.navigation()
    b.modalPresentationStyle = .fullScreen

    a.present(b, animated: true)

    #expect(a.presentedViewController === b)
    #expect(nav.presentedViewController === b)
    #expect(b.presentingViewController === nav)
    Headless.settle()
    #expect(scene.log.lines == ["B.load", "A.wD", "B.wA", "B.iA", "B.dA", "A.dD"])
  }

  @Test("MC-07 presenting from a dismissal's completion is legal, and each is dismissed once")
  func swap() {
    let scene = Scene()
    let (a, b1) = scene.pair(.automatic)
    let b2 = scene.controller("B2")
    var dismissed: [String] = []
    for controller in [b1, b2] {
      controller.hooks["dD"] = {
        if controller.isBeingDismissed { dismissed.append(controller.name) }
      }
    }
    scene.present(b1, on: a)

    a.dismiss(animated: true) { a.present(b2, animated: true) }
    Headless.settle()
    #expect(a.presentedViewController === b2)
    a.dismiss(animated: true)
    Headless.settle()

    #expect(dismissed == ["B", "B2"])
    #expect(Headless.complaints.isEmpty)
  }

  @Test("MC-09 a presenter that presents already refuses, and the newcomer hears nothing")
  func refused() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)
    scene.present(b, on: a)

    a.present(scene.controller("D"), animated: true) { scene.log.add("completion") }
    Headless.settle()

    #expect(scene.log.lines.isEmpty)
    #expect(a.presentedViewController === b)
    #expect(Headless.complaints.map(\.id) == ["D3"])
  }

  @Test("MC-10 a dismissal in the same turn as the presentation has no effect")
  func presentThenDismiss() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)

    a.present(b, animated: true)
    #expect(a.presentedViewController === b)
    a.dismiss(animated: true) { scene.log.add("completion") }
    Headless.settle()

    #expect(scene.log.lines == ["B.load", "A.wD", "B.wA", "B.iA", "B.dA", "A.dD"])
    #expect(a.presentedViewController === b)
    #expect(Headless.complaints.map(\.id) == ["D5"])
  }

  @Test("a chain dismissed from its root: inferred, every controller that was seen hears it once")
  func fromRoot() {
    let scene = Scene()
    let (a, b, d) = chain(scene)

    a.dismiss(animated: true) { scene.log.add("completion") }
    Headless.settle()

    #expect(scene.log.lines == ["D.wD", "A.wA", "A.iA", "A.dA", "D.dD", "completion"])
    #expect(a.presentedViewController == nil && b.presentedViewController == nil)
    #expect([b, d].allSatisfy { $0.presentingViewController == nil && $0.view.window == nil })
    #expect(a.view.superview === scene.window)
  }

  @Test("a chain of sheets dismissed from its root: inferred, both sheets hear that they go")
  func sheetsFromRoot() {
    let scene = Scene()
    let (a, _, _) = chain(scene, .pageSheet)

    a.dismiss(animated: true)
    Headless.settle()

    #expect(scene.log.lines(of: "A").isEmpty)
    #expect(scene.log.lines(of: "B") == ["wD", "dD"])
    #expect(scene.log.lines(of: "D") == ["wD", "dD"])
    #expect(Headless.complaints.isEmpty)
  }

  @Test("a dismissal is refused while anything in the chain above still moves")
  func chainInMotion() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)
    scene.present(b, on: a)
    b.present(scene.controller("D"), animated: true)
    Headless.advance(by: 0.1)

    a.dismiss(animated: true)
    Headless.settle()

    #expect(Headless.complaints.map(\.id) == ["D5"])
    #expect(a.presentedViewController === b)
    #expect(b.presentedViewController != nil)
  }
}
