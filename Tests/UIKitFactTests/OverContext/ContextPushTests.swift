import Testing
import UIKit

@MainActor @Suite("Pushes while the top presents in its own context", .serialized)
struct ContextPushTests {
  /// A navigation whose top A presents B in its own context, and C to be pushed.
  @MainActor private struct Stage {
    let scene = Scene()
    let nav: UINavigationController
    let a: LoggedController
    let b: LoggedController
    let c: LoggedController

    init(_ style: UIModalPresentationStyle) {
      (nav, a, b) = scene.navigation()
      c = scene.controller("C")
      a.definesPresentationContext = true
      b.modalPresentationStyle = style
      scene.present(b, on: a)
    }

    func push(animated: Bool = true) {
      nav.pushViewController(c, animated: animated)
      scene.rest()
    }

    /// Those that are in the window, by name.
    var seen: String {
      [a, b, c].filter { $0.view.window === scene.window }.map(\.name).joined()
    }
  }

  @Test(
    "inferred: OC-02 what replaced the top goes and comes in its place, and the top hears nothing",
    arguments: [true, false])
  func replacing(animated: Bool) {
    let stage = Stage(.currentContext)

    stage.nav.pushViewController(stage.c, animated: animated)
    Headless.settle()
    #expect(stage.scene.log.lines == ["C.load", "B.wD", "C.wA", "C.iA", "B.dD", "C.dA"])
    #expect(stage.seen == "C")
    stage.scene.log.clear()

    stage.nav.popViewController(animated: animated)
    Headless.settle()
    #expect(stage.scene.log.lines == ["C.wD", "B.wA", "B.iA", "C.dD", "B.dA"])
    #expect(stage.seen == "B" && stage.a.presentedViewController === stage.b)
    #expect(stage.b.view.convert(stage.b.view.bounds, to: nil) == stage.nav.view.bounds)
    #expect(Headless.complaints.isEmpty)
  }

  @Test(
    "inferred: OC-03 what lies over the top goes and comes with it", arguments: [true, false])
  func over(animated: Bool) {
    let stage = Stage(.overCurrentContext)

    stage.nav.pushViewController(stage.c, animated: animated)
    Headless.settle()
    #expect(
      stage.scene.log.lines
        == ["C.load", "A.wD", "B.wD", "C.wA", "C.iA", "A.dD", "B.dD", "C.dA"])
    #expect(stage.seen == "C")
    stage.scene.log.clear()

    stage.nav.popViewController(animated: animated)
    Headless.settle()
    #expect(stage.scene.log.lines(of: "A") == ["wA", "iA", "dA"])
    #expect(stage.scene.log.lines(of: "B") == ["wA", "iA", "dA"])
    #expect(stage.scene.log.lines(of: "C") == ["wD", "dD"])
    #expect(stage.seen == "AB")
    let wrapper = stage.a.view.superview
    #expect(wrapper?.subviews.first === stage.a.view && wrapper?.subviews.count == 2)
    #expect(Headless.complaints.isEmpty)
  }

  nonisolated static let styles: [UIModalPresentationStyle] = [
    .currentContext, .overCurrentContext,
  ]

  @Test("inferred: a pop that is given up takes what came along away again", arguments: styles)
  func cancelled(style: UIModalPresentationStyle) {
    let stage = Stage(style)
    stage.push()

    Headless.touchDown(at: CGPoint(x: 5, y: 400))
    for x in [20, 60, 100] {
      Headless.advance(by: 0.1)
      Headless.touchMove(to: CGPoint(x: x, y: 400))
    }
    #expect(stage.scene.log.lines(of: "B").first == "wA")
    Headless.advance(by: 0.2)
    Headless.touchUp()
    #expect(Headless.settle())

    #expect(stage.scene.log.lines(of: "B") == ["wA", "iA", "wD", "dD"])
    #expect(stage.scene.log.lines(of: "C") == ["wD", "wA", "iA", "dA"])
    #expect(stage.seen == "C")
    #expect(Headless.complaints.isEmpty)
  }

  @Test("inferred: LW-05 what is dismissed out of sight goes silently", arguments: styles)
  func dismissedBelow(style: UIModalPresentationStyle) {
    let stage = Stage(style)
    stage.push()
    var isOver = false

    stage.a.dismiss(animated: true) { isOver = true }
    #expect(Headless.settle())
    #expect(isOver && stage.scene.log.lines.isEmpty && stage.seen == "C")
    #expect(stage.a.presentedViewController == nil)
    stage.nav.popViewController(animated: true)
    #expect(Headless.settle())

    #expect(stage.scene.log.lines == ["C.wD", "A.wA", "A.iA", "C.dD", "A.dA"])
    #expect(stage.seen == "A" && stage.a.view.frame == stage.nav.view.bounds)
    #expect(Headless.complaints.isEmpty)
  }

  @Test("inferred: after it came back it is dismissed as ever", arguments: styles)
  func dismissedAfter(style: UIModalPresentationStyle) {
    let stage = Stage(style)
    stage.push()
    stage.nav.popViewController(animated: true)
    stage.scene.rest()

    stage.a.dismiss(animated: true)
    #expect(Headless.settle())

    let ofA = style == .currentContext ? ["wA", "iA", "dA"] : []
    #expect(stage.scene.log.lines(of: "A") == ofA)
    #expect(stage.scene.log.lines(of: "B") == ["wD", "dD"])
    #expect(stage.seen == "A")
  }

  @Test("inferred: who is popped takes what it presents in its context along", arguments: styles)
  func popped(style: UIModalPresentationStyle) {
    let stage = Stage(style)

    stage.nav.setViewControllers([stage.c], animated: true)
    #expect(Headless.settle())

    #expect(stage.scene.log.lines(of: "B") == ["wD", "dD"])
    #expect(stage.seen == "C" && stage.a.parent == nil)
    #expect(Headless.complaints.isEmpty)
  }
}
