import Testing
import UIKit

@MainActor @Suite("NV: push, pop, set", .serialized) struct NavigationFacts {
  @Test("NV-01 an animated push tells the outgoing did before the incoming one")
  func push() {
    let scene = Scene()
    let (nav, _, b) = scene.navigation([.loading, .isAppearing, .layout, .flags])

    nav.pushViewController(b, animated: true)
    Headless.settle()

    #expect(
      scene.log.lines.filter { $0 != "A.wL" && $0 != "A.dL" }.withoutRepeats == [
        "B.loadView", "B.load", "A.wD(1)", "B.wA(1)", "B.iA", "B.wL", "B.dL", "A.dD(1)", "B.dA(1)",
      ])
  }

  @Test("NV-02 a push returns with the stack up to date and nothing loaded")
  func pushIsSynchronousForTheStack() {
    let scene = Scene()
    let (nav, _, b) = scene.navigation()

    nav.pushViewController(b, animated: true)
    #expect(nav.viewControllers.count == 2)
    #expect(!b.isViewLoaded)
    #expect(scene.log.lines.isEmpty)
    Headless.turn()

    #expect(scene.log.lines.prefix(3) == ["B.load", "A.wD", "B.wA"])
  }

  @Test("NV-03 an animated push is announced with the next hop, and there at the end")
  func timingAnimated() {
    let scene = Scene()
    let (nav, _, b) = scene.navigation(.loading)

    nav.pushViewController(b, animated: true)
    _ = b.view
    #expect(scene.log.lines == ["B.load"])
    Headless.turn()
    #expect(scene.log.lines(of: "A") == ["wD"])
    #expect(scene.log.lines(of: "B") == ["load", "wA"])
    Headless.settle()
    #expect(scene.log.lines(of: "A") == ["wD", "dD"])
    #expect(scene.log.lines(of: "B") == ["load", "wA", "dA"])
  }

  @Test("NV-04 an unanimated push is over within one hop")
  func timingUnanimated() {
    let scene = Scene()
    let (nav, _, b) = scene.navigation(.loading)

    nav.pushViewController(b, animated: false)
    _ = b.view
    #expect(scene.log.lines == ["B.load"])
    Headless.turn()

    #expect(scene.log.lines(of: "A") == ["wD", "dD"])
    #expect(scene.log.lines(of: "B") == ["load", "wA", "dA"])
  }

  @Test("NV-04 an unanimated push tells whole pairs: will, is, did, and the outgoing did first")
  func unanimatedPairs() {
    let scene = Scene()
    let (nav, _, b) = scene.navigation()

    nav.pushViewController(b, animated: false)
    Headless.settle()

    #expect(scene.log.lines == ["B.load", "A.wD", "B.wA", "B.iA", "A.dD", "B.dA"])
  }

  @Test("NV-05 a pop tells the outgoing did before the incoming one", arguments: [true, false])
  func pop(animated: Bool) {
    let scene = Scene()
    let (nav, a, b) = scene.navigation()
    nav.pushViewController(b, animated: false)
    scene.rest()

    #expect(nav.popViewController(animated: animated) === b)
    #expect(nav.viewControllers == [a])
    Headless.settle()

    #expect(scene.log.lines == ["B.wD", "A.wA", "A.iA", "B.dD", "A.dA"])
  }

  @Test("NV-09 containment callbacks embrace those of appearance, in a push and in a pop")
  func containment() {
    let scene = Scene()
    let (nav, _, _) = scene.navigation()
    let b = scene.controller("B", .containment)

    nav.pushViewController(b, animated: true)
    Headless.settle()
    #expect(scene.log.lines(of: "B") == ["willMove(nav)", "wA", "dA", "didMove(nav)"])
    scene.log.clear()
    nav.popViewController(animated: true)
    Headless.settle()
    #expect(scene.log.lines(of: "B") == ["willMove(nil)", "wD", "dD", "didMove(nil)"])
  }

  @Test("NV-09 every controller of a popped pile leaves its parent, shown or not")
  func containmentOfPile() {
    let scene = Scene()
    let (nav, a, b) = scene.navigation(.containment)
    let c = scene.controller("C", .containment)
    nav.setViewControllers([a, b, c], animated: false)
    scene.rest()

    nav.popToRootViewController(animated: true)
    Headless.settle()

    #expect(scene.log.lines(of: "B") == ["willMove(nil)", "didMove(nil)"])
    #expect(scene.log.lines(of: "C") == ["willMove(nil)", "wD", "dD", "didMove(nil)"])
    #expect(nav.children == [a])
  }

  @Test("NV-10 replacing the only controller: the old one goes, the new one comes")
  func replace() {
    let scene = Scene()
    let (nav, _, b) = scene.navigation(.loading)

    nav.setViewControllers([b], animated: false)
    Headless.settle()

    #expect(scene.log.lines(of: "A") == ["wD", "dD"])
    #expect(scene.log.lines(of: "B") == ["load", "wA", "dA"])
    #expect(nav.children == [b])
  }

  @Test("NV-13 an unanimated pop and push in one turn are shown one after the other")
  func popThenPush() {
    let scene = Scene()
    let (nav, a, b) = scene.navigation(.loading)
    let c = scene.controller("C", .loading)
    nav.pushViewController(b, animated: false)
    scene.rest()

    nav.popViewController(animated: false)
    nav.pushViewController(c, animated: false)
    Headless.settle()

    #expect(
      scene.log.lines == [
        "B.wD", "A.wA", "B.dD", "A.dA", "C.load", "A.wD", "C.wA", "A.dD", "C.dA",
      ])
    #expect(nav.viewControllers == [a, c])
  }

  @Test("NV-13 inferred: two animated pushes in one turn run one after the other, all in pairs")
  func twoPushes() {
    let scene = Scene()
    let (nav, a, b) = scene.navigation(.loading)
    let c = scene.controller("C", .loading)

    nav.pushViewController(b, animated: true)
    nav.pushViewController(c, animated: true)
    #expect(Headless.settle())

    #expect(
      scene.log.lines == [
        "B.load", "A.wD", "B.wA", "A.dD", "B.dA", "C.load", "B.wD", "C.wA", "B.dD", "C.dA",
      ])
    #expect(nav.viewControllers == [a, b, c])
    #expect(c.view.window === scene.window && b.view.window == nil)
  }

  @Test("a pop while the push still runs: inferred, the pop waits for its turn")
  func popDuringPush() {
    let scene = Scene()
    let (nav, a, b) = scene.navigation(.loading)
    nav.pushViewController(b, animated: true)
    Headless.advance(by: 0.1)

    nav.popViewController(animated: true)
    #expect(Headless.settle())

    #expect(nav.viewControllers == [a])
    #expect(scene.log.lines(of: "B") == ["load", "wA", "dA", "wD", "dD"])
    #expect(b.parent == nil && nav.children == [a])
    #expect(Headless.complaints.map(\.id) == ["D7"])
  }

  @Test("a controller that is popped and pushed again in one turn ends in the stack")
  func popAndPushTheSame() {
    let scene = Scene()
    let (nav, a, b) = scene.navigation(.containment)
    nav.pushViewController(b, animated: false)
    scene.rest()

    nav.popViewController(animated: true)
    nav.pushViewController(b, animated: true)
    #expect(Headless.settle())

    #expect(nav.viewControllers == [a, b])
    #expect(b.parent === nav && nav.children == [a, b])
    #expect(b.view.window === scene.window)
  }

  @Test("the coordinator is there when an animated push returns, and tells of its end")
  func coordinatorAfterPush() {
    let scene = Scene()
    let (nav, _, b) = scene.navigation(.loading)

    nav.pushViewController(b, animated: true)
    nav.transitionCoordinator?.animate(alongsideTransition: nil) { _ in scene.log.add("end") }
    #expect(nav.transitionCoordinator != nil)
    Headless.settle()

    #expect(scene.log.lines.last == "end")
    #expect(nav.transitionCoordinator == nil)
  }

  @Test("an edit under a cover is made unseen, and the new top appears with the navigation")
  func editUnderCover() {
    let scene = Scene()
    let (nav, a, b) = scene.navigation()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    scene.present(cover, on: nav)

    nav.pushViewController(b, animated: true)
    Headless.settle()
    #expect(scene.log.lines.allSatisfy { $0 == "B.load" })
    nav.dismiss(animated: true)
    Headless.settle()

    #expect(scene.log.lines(of: "A").isEmpty)
    #expect(scene.log.lines(of: "B").suffix(3) == ["wA", "iA", "dA"])
    #expect(b.view.window === scene.window && a.view.window == nil)
  }

  @Test("a push and a cover in one turn: inferred, both are shown, and only the cover is seen")
  func pushUnderComingCover() {
    let scene = Scene()
    let (nav, _, b) = scene.navigation(.loading)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen

    nav.pushViewController(b, animated: true)
    nav.present(cover, animated: true)
    #expect(Headless.settle())
    scene.log.clear()
    nav.dismiss(animated: true)
    #expect(Headless.settle())

    #expect(scene.log.lines == ["B.wA", "B.dA"])
    #expect(b.view.window === scene.window)
  }

  @Test("a navigation that was empty shows what is pushed, and one that is emptied shows nothing")
  func emptyStack() {
    let scene = Scene()
    let nav = UINavigationController()
    scene.show(nav)
    let a = scene.controller("A")

    nav.pushViewController(a, animated: true)
    Headless.settle()
    #expect(scene.log.lines == ["A.load", "A.wA", "A.iA", "A.dA"])
    scene.log.clear()
    nav.setViewControllers([], animated: false)
    Headless.settle()

    #expect(scene.log.lines == ["A.wD", "A.dD"])
    #expect(a.view.window == nil && a.parent == nil)
  }

  @Test("a set with the same top changes what lies under it without a word of appearance")
  func setUnderTop() {
    let scene = Scene()
    let (nav, a, b) = scene.navigation()
    let c = scene.controller("C")
    nav.pushViewController(b, animated: false)
    scene.rest()

    nav.setViewControllers([c, b], animated: true)
    Headless.settle()

    #expect(scene.log.lines.isEmpty)
    #expect(a.parent == nil && nav.children.count == 2)
    nav.popViewController(animated: true)
    Headless.settle()
    #expect(scene.log.lines == ["C.load", "B.wD", "C.wA", "C.iA", "B.dD", "C.dA"])
  }

  @Test("inferred: who is pushed is moving to a parent in its appearance, who is popped from one")
  func movingFlags() {
    let scene = Scene()
    let (nav, a, b) = scene.navigation()
    var moves: [String] = []
    for controller in [a, b] {
      for callback in ["wA", "dA", "wD", "dD"] {
        controller.hooks[callback] = {
          if controller.isMovingToParent { moves.append("\(controller.name).\(callback) to") }
          if controller.isMovingFromParent { moves.append("\(controller.name).\(callback) from") }
        }
      }
    }

    nav.pushViewController(b, animated: true)
    Headless.settle()
    nav.popViewController(animated: true)
    Headless.settle()

    #expect(moves == ["B.wA to", "B.dA to", "B.wD from", "B.dD from"])
    #expect(!b.isMovingFromParent && !b.isMovingToParent)
  }
}
