import Testing
import UIKit

@MainActor @Suite("NX: what a stack looks like from inside", .serialized) struct StackStateFacts {
  @Test("NX-05 a popped-to view enters the window after its will", arguments: [true, false])
  func entersAfterTheWill(animated: Bool) {
    let scene = Scene()
    let (nav, a, b) = scene.navigation([])
    nav.pushViewController(b, animated: false)
    scene.rest()
    var wasIn: Bool?
    a.hooks["wA"] = { wasIn = a.view.window != nil }

    nav.popViewController(animated: animated)
    Headless.settle()

    #expect(wasIn == false)
    #expect(a.view.window != nil)
  }

  @Test("NX-07 who is presented is what is visible, else the top")
  func visible() {
    let scene = Scene()
    let (nav, a, b) = scene.navigation()
    #expect(nav.visibleViewController === a)

    scene.present(b, on: a)

    #expect(nav.visibleViewController === b)
    #expect(nav.topViewController === a)
  }

  @Test("NX-11 in its will a popped controller is moving from its parent, a covered one is not")
  func recognized() {
    let scene = Scene()
    let (nav, _, b) = scene.navigation([])
    nav.pushViewController(b, animated: false)
    scene.rest()
    var goes: [Bool] = []
    b.hooks["wD"] = { goes.append(b.isMovingFromParent || b.isBeingDismissed) }

    nav.pushViewController(scene.controller("C", []), animated: true)
    scene.rest()
    nav.popViewController(animated: true)
    scene.rest()
    nav.popViewController(animated: true)
    scene.rest()

    #expect(goes == [false, true])
  }

  @Test("NX-12 a swipe that is given up has announced a leave all the same")
  func givenUp() {
    let scene = Scene()
    let (nav, _, b) = scene.navigation(.containment)
    nav.pushViewController(b, animated: false)
    scene.rest()
    var wasMoving: [Bool] = []
    b.hooks["wD"] = { wasMoving.append(b.isMovingFromParent) }

    Headless.touchDown(at: CGPoint(x: 1, y: 400))
    for step in 1...5 {
      Headless.advance(by: 0.02)
      Headless.touchMove(to: CGPoint(x: 1 + 10 * step, y: 400))
    }
    Headless.advance(by: 0.3)
    Headless.touchUp()
    Headless.settle()

    #expect(nav.topViewController === b)
    #expect(wasMoving == [true])
    #expect(!scene.log.lines(of: "B").contains("dD"))
    #expect(!scene.log.lines(of: "B").contains("didMove(nil)"))
  }

  @Test("NX-19 a bar that is hidden or shown gives the top another size without a word")
  func barSizes() {
    final class Told: UIViewController {
      var sizes = 0
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes += 1
      }
    }
    let scene = Scene()
    let told = Told()
    told.edgesForExtendedLayout = []
    let nav = UINavigationController(rootViewController: told)
    scene.show(nav)
    let height = told.view.frame.height

    nav.isNavigationBarHidden = true
    Headless.settle()

    #expect(told.view.frame.height != height)
    #expect(told.sizes == 0)
  }

  @Test("NX-21 pushes that are asked for one from the other's loading all count")
  func fromLoading() {
    let scene = Scene()
    let (nav, _, b) = scene.navigation()
    let c = scene.controller("C")
    let d = scene.controller("D")
    b.hooks["load"] = { nav.pushViewController(c, animated: false) }
    c.hooks["load"] = { nav.pushViewController(d, animated: false) }

    nav.pushViewController(b, animated: false)
    Headless.settle()

    #expect(nav.viewControllers.count == 4)
    #expect(nav.topViewController === d)
  }

  @Test("NX-22 a push, a pop and a push of another reach each count")
  func again() {
    let scene = Scene()
    let (nav, _, b) = scene.navigation()

    nav.pushViewController(b, animated: false)
    Headless.advance(by: 1)
    #expect(nav.viewControllers.count == 2)
    nav.popViewController(animated: false)
    Headless.advance(by: 1)
    #expect(nav.viewControllers.count == 1)
    nav.pushViewController(scene.controller("C"), animated: false)
    Headless.advance(by: 1)

    #expect(nav.viewControllers.count == 2)
  }

  @Test("LV-05 who is popped at once is alive when the call returns, and goes after the dids")
  func popped() {
    let scene = Scene()
    let (nav, _, _) = scene.navigation()
    weak var gone: UIViewController?
    do {
      let b = scene.controller("B", [])
      gone = b
      nav.pushViewController(b, animated: false)
      scene.rest()
    }
    var inTheDid: Bool?
    (nav.viewControllers[0] as? LoggedController)?.hooks["dA"] = { inTheDid = gone != nil }

    _ = nav.popViewController(animated: false)
    #expect(gone != nil)
    Headless.settle()

    #expect(inTheDid == true)
    #expect(gone == nil)
  }

  @Test("LV-07 who is pushed over and revealed again does not load again")
  func loadsOnce() {
    let scene = Scene()
    let (nav, _, b) = scene.navigation()

    nav.pushViewController(b, animated: true)
    Headless.settle()
    nav.popViewController(animated: true)
    Headless.settle()

    #expect(!scene.log.lines.contains("A.load"))
  }
}
