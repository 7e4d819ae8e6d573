import Testing
import UIKit

@MainActor @Suite("LW: launch, window, root swap", .serialized) struct LaunchFacts {
  @Test("LW-01 a navigation as root shows its top unanimated, and lays it out before the did")
  func navigationRoot() {
    let scene = Scene()
    let a = scene.controller("A", [.loading, .isAppearing, .layout, .flags])
    scene.window.rootViewController = UINavigationController(rootViewController: a)
    scene.window.makeKeyAndVisible()
    Headless.settle()

    #expect(
      scene.log.lines.withoutRepeats
        == ["A.loadView", "A.load", "A.wA(0)", "A.iA", "A.wL", "A.dL", "A.dA(0)"])
  }

  @Test("LW-02 a plain root loads, will appear, is laid out, did appear")
  func plainRoot() {
    let scene = Scene()
    let a = scene.controller("A", [.loading, .layout])
    scene.window.rootViewController = a
    scene.window.makeKeyAndVisible()
    Headless.settle()

    #expect(
      scene.log.lines.withoutRepeats
        == ["A.loadView", "A.load", "A.wA", "A.wL", "A.dL", "A.dA"])
  }

  @Test("LW-03 making a window visible loads the root's view in the call; the did comes later")
  func makeKeyAndVisible() {
    let scene = Scene()
    let a = scene.controller("A", [.loading, .layout])
    scene.window.rootViewController = a
    #expect(scene.log.lines.isEmpty)

    scene.window.makeKeyAndVisible()

    #expect(scene.log.lines.prefix(2) == ["A.loadView", "A.load"])
    #expect(a.view.window === scene.window)
    #expect(!scene.log.lines.contains("A.dA"))
    Headless.turn()
    #expect(scene.log.lines.last == "A.dA")
  }

  @Test("LW-05 outside of a visible window nothing about appearance is told")
  func outsideOfWindow() {
    let scene = Scene()
    let a = scene.controller("A")
    let b = scene.controller("B")
    let nav = UINavigationController(rootViewController: a)
    scene.window.rootViewController = nav
    _ = nav.view

    nav.pushViewController(b, animated: true)
    _ = b.view
    Headless.settle()
    nav.popViewController(animated: false)
    Headless.settle()

    #expect(scene.log.lines.allSatisfy { $0.hasSuffix(".load") })
    #expect(nav.viewControllers == [a])
  }

  @Test("LW-06 a new root: the old one goes and the new one comes, each in order")
  func replaceRoot() {
    let scene = Scene()
    let a = scene.controller("A", .loading)
    let b = scene.controller("B", .loading)
    scene.show(a)

    scene.window.rootViewController = b
    Headless.settle()

    #expect(scene.log.lines(of: "A") == ["wD", "dD"])
    #expect(scene.log.lines(of: "B") == ["load", "wA", "dA"])
    #expect(a.view.window == nil)
  }

  @Test("LW-07 no root any more: the old one disappears")
  func removeRoot() {
    let scene = Scene()
    let a = scene.controller("A")
    scene.show(a)

    scene.window.rootViewController = nil
    Headless.settle()

    #expect(scene.log.lines == ["A.wD", "A.dD"])
  }

  @Test("a window that is hidden and shown again leaves a covered root where it is")
  func shownAgainUnderModal() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)
    scene.present(b, on: a)

    scene.window.isHidden = true
    Headless.settle()
    scene.window.isHidden = false
    Headless.settle()

    #expect(a.view.window == nil && scene.log.lines(of: "A").isEmpty)
    a.dismiss(animated: true)
    Headless.settle()
    #expect(a.view.superview === scene.window)
  }

  @Test("LW-09 inferred: a new root does not dismiss what the old one presents")
  func replaceRootUnderModal() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)
    scene.present(b, on: a)

    scene.window.rootViewController = scene.controller("C")
    Headless.settle()

    #expect(a.presentedViewController === b)
    #expect(b.view.window === scene.window)
    #expect(scene.log.lines(of: "B").isEmpty)
  }

  @Test("LW-09 inferred: who had to make way lives as long as what it presents is seen")
  func formerRootLives() {
    Headless.reset()
    let window = UIWindow(frame: UIScreen.main.bounds)
    var root: UIViewController? = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    Headless.settle()
    root?.present(UIViewController(), animated: false)
    Headless.settle()
    weak let (former, sheet) = (root, root?.presentedViewController)
    root = nil

    window.rootViewController = UIViewController()
    Headless.settle()
    #expect(former != nil && sheet?.view.window === window)

    sheet?.dismiss(animated: true)
    Headless.settle()
    #expect(former == nil && sheet == nil)
  }

  @Test("LW-09 inferred: who had to make way goes with the window that shows what it presents")
  func formerRootGoesWithWindow() {
    Headless.reset()
    weak var former: UIViewController?
    let window = UIWindow(frame: UIScreen.main.bounds)
    do {
      let root = UIViewController()
      former = root
      window.rootViewController = root
      window.makeKeyAndVisible()
      Headless.settle()
      root.present(UIViewController(), animated: false)
      Headless.settle()
      window.rootViewController = UIViewController()
      Headless.settle()
    }
    #expect(former != nil)
    window.isHidden = true
    Headless.settle()
    #expect(former == nil)
  }
}
