import Testing
import UIKit

@MainActor @Suite("Fingers and the system's own way back", .serialized) struct InteractivePopTests {
  @MainActor private struct Stage {
    let scene = Scene()
    let a: LoggedController
    let b: LoggedController
    let nav: UINavigationController

    init() {
      a = scene.controller("A", .isAppearing)
      b = scene.controller("B", .isAppearing)
      nav = UINavigationController(rootViewController: a)
      scene.show(nav)
      nav.pushViewController(b, animated: false)
      Headless.settle()
      scene.log.clear()
    }

    func drag(to x: CGFloat, then end: () -> Void) {
      Headless.touchDown(at: CGPoint(x: 5, y: 400))
      for step in 1...10 {
        Headless.advance(by: 0.02)
        Headless.touchMove(to: CGPoint(x: 5 + (x - 5) * CGFloat(step) / 10, y: 400))
      }
      Headless.advance(by: 0.2)
      end()
      Headless.settle()
    }
  }

  @Test("NI-01 a finger that goes far enough finishes the pop")
  func finished() {
    let stage = Stage()

    stage.drag(to: 300) { Headless.touchUp() }

    #expect(stage.scene.log.lines == ["B.wD", "A.wA", "A.iA", "B.dD", "A.dA"])
    #expect(stage.nav.viewControllers == [stage.a])
  }

  @Test("NI-02 a finger that gives up leaves the stack as it was")
  func cancelled() {
    let stage = Stage()

    stage.drag(to: 100) { Headless.touchUp() }

    #expect(
      stage.scene.log.lines
        == ["B.wD", "A.wA", "A.iA", "A.wD", "A.dD", "B.wA", "B.iA", "B.dA"])
    #expect(stage.nav.viewControllers == [stage.a, stage.b])
    #expect(stage.nav.topViewController?.view.window != nil)
  }

  @Test("a touch that the system takes away gives up too")
  func takenAway() {
    let stage = Stage()

    stage.drag(to: 300) { Headless.touchCancel() }

    #expect(stage.nav.viewControllers == [stage.a, stage.b])
  }

  @Test("a finger that comes down away from the edge drives nothing")
  func awayFromTheEdge() {
    let stage = Stage()

    Headless.touchDown(at: CGPoint(x: 200, y: 400))
    Headless.touchMove(to: CGPoint(x: 350, y: 400))
    Headless.touchUp()
    Headless.settle()

    #expect(stage.scene.log.lines.isEmpty)
  }

  @Test("at the bottom of the stack there is no way back")
  func atTheBottom() {
    let stage = Stage()
    stage.nav.popViewController(animated: false)
    Headless.settle()
    stage.scene.log.clear()

    stage.drag(to: 300) { Headless.touchUp() }

    #expect(stage.scene.log.lines.isEmpty)
    #expect(Headless.pending.isEmpty)
  }
}
