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

  @Test("NX-10 when children hear of a pop, their parent is not moving from its own any more")
  func movingFromParent() {
    let scene = Scene()
    let (nav, _, b) = scene.navigation([])
    let child = scene.controller("C", [])
    b.addChild(child)
    b.view.addSubview(child.view)
    nav.pushViewController(b, animated: false)
    scene.rest()
    var isMoving: Bool?
    child.hooks["wD"] = { isMoving = b.isMovingFromParent }

    nav.popViewController(animated: true)
    Headless.settle()

    #expect(isMoving == false)
  }

  @Test("NX-03 the stack of a navigation that is being dismissed cannot be set")
  func stackOfLeaving() {
    let scene = Scene()
    let a = scene.controller("A")
    let (b, c) = (scene.controller("B"), scene.controller("C"))
    let nav = UINavigationController(rootViewController: b)
    scene.show(a)
    scene.present(nav, on: a)

    a.dismiss(animated: true)
    Headless.turn()
    nav.setViewControllers([b, c], animated: false)

    #expect(nav.viewControllers == [b])
    #expect(Headless.complaints.map(\.id) == ["D8"])
  }

  @Test(
    "NX-13 a navigation that is its bar's delegate is asked as a swipe begins",
    arguments: [true, false])
  func askedByTheBar(agrees: Bool) {
    final class Asked: UINavigationController, UINavigationBarDelegate {
      var agrees = true
      var items: [UINavigationItem] = []
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
      {
        items.append(item)
        return agrees
      }
    }
    let scene = Scene()
    let (a, b) = (scene.controller("A", []), scene.controller("B", []))
    let nav = Asked(rootViewController: a)
    nav.agrees = agrees
    scene.show(nav)
    nav.pushViewController(b, animated: false)
    scene.rest()

    Headless.touchDown(at: CGPoint(x: 2, y: 400))
    Headless.advance(by: 0.1)
    Headless.touchMove(to: CGPoint(x: 60, y: 400))
    #expect(nav.items == [b.navigationItem])
    Headless.touchMove(to: CGPoint(x: 350, y: 400))
    Headless.touchUp()
    Headless.settle()

    #expect(nav.viewControllers == (agrees ? [a] : [a, b]))
    #expect(nav.items == [b.navigationItem])
  }

  @Test("a navigation's bar has the items of the stack, and gets them back with a swipe given up")
  func itemsInBar() {
    let scene = Scene()
    let (nav, a, b) = scene.navigation([])
    let items = [a.navigationItem, b.navigationItem]
    #expect(nav.navigationBar.items == [items[0]])

    nav.pushViewController(b, animated: true)
    #expect(nav.navigationBar.items == [items[0]])
    Headless.turn()
    #expect(nav.navigationBar.items == items && nav.navigationBar.backItem === items[0])
    scene.rest()
    Headless.touchDown(at: CGPoint(x: 2, y: 400))
    Headless.advance(by: 0.1)
    Headless.touchMove(to: CGPoint(x: 60, y: 400))
    Headless.turn()
    #expect(nav.navigationBar.items == [items[0]])
    Headless.touchCancel()
    Headless.settle()

    #expect(nav.navigationBar.items == items)
  }

  @Test("K17 to change the items of a navigation's bar raises")
  func managedBar() {
    let scene = Scene()
    let (nav, _, _) = scene.navigation([])

    nav.navigationBar.setItems([], animated: false)

    #expect(Headless.complaints.map(\.id) == ["K17"])
    #expect(Headless.isHalted)
  }

  @Test(
    "the completion block of a transaction around a push or a pop waits for it",
    arguments: [true, false])
  func transaction(isPush: Bool) {
    let scene = Scene()
    let (nav, _, b) = scene.navigation([])
    if !isPush { nav.pushViewController(b, animated: false) }
    scene.rest()

    CATransaction.begin()
    CATransaction.setCompletionBlock { scene.log.add("block") }
    if isPush {
      nav.pushViewController(b, animated: true)
    } else {
      nav.popViewController(animated: true)
    }
    CATransaction.commit()
    Headless.advance(by: 0.1)
    #expect(!scene.log.lines.contains("block"))
    Headless.settle()

    #expect(scene.log.lines.filter { $0.contains("d") || $0 == "block" }.last == "block")
    #expect(scene.log.lines.filter { $0 == "block" }.count == 1)
  }

  @Test("the completion block of a transaction around an unanimated push runs soon")
  func transactionAtOnce() {
    let scene = Scene()
    let (nav, _, b) = scene.navigation([])

    CATransaction.begin()
    CATransaction.setCompletionBlock { scene.log.add("block") }
    nav.pushViewController(b, animated: false)
    CATransaction.commit()
    Headless.turn()
    Headless.turn()

    #expect(scene.log.lines.contains("block"))
  }
}
