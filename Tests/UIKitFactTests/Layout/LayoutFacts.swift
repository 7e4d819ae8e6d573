import Testing
import UIKit

@MainActor @Suite("LY: layout and is-appearing", .serialized) struct LayoutFacts {
  @Test("LY-01 is-appearing comes once, between the will and the layout, in the will's turn")
  func rank() {
    let scene = Scene()
    let (a, _) = scene.pair(.fullScreen)
    let b = scene.controller("B", [.isAppearing, .layout])
    b.modalPresentationStyle = .fullScreen

    a.present(b, animated: true)
    Headless.turn()
    let firstTurn = scene.log.lines(of: "B").filter { $0 != "loadView" }
    Headless.settle()

    #expect(firstTurn == ["wA", "iA", "wL", "dL"])
    #expect(scene.log.lines(of: "B").filter { $0 == "iA" }.count == 1)
    #expect(scene.log.lines(of: "B").last == "dA")
  }

  @Test("LY-02 the window is there from is-appearing on, and the subviews fit after the layout")
  func validity() {
    let scene = Scene()
    let (a, _) = scene.pair(.fullScreen)
    let b = scene.controller("B", [])
    b.modalPresentationStyle = .fullScreen
    let part = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    b.hooks = [
      "load": {
        b.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        b.view.addSubview(part)
      },
      "wA": {
        #expect(b.view.window == nil)
        #expect(b.view.safeAreaInsets == .zero)
        #expect(b.view.bounds == scene.window.bounds)
      },
      "iA": {
        #expect(b.view.window === scene.window)
        #expect(b.view.bounds == scene.window.bounds)
      },
      "dL": { #expect(part.frame == scene.window.bounds) },
      "dA": {
        #expect(b.view.safeAreaInsets.top > 0)
        scene.log.add("end")
      },
    ]

    a.present(b, animated: true)
    Headless.settle()

    #expect(scene.log.lines.contains("end"))
  }

  @Test("LY-03 is-appearing waits for the layout of the commit, whoever caused the will")
  func trigger() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)
    a.addChild(b)

    a.view.addSubview(b.view)
    #expect(scene.log.lines == ["B.load", "B.wA"])
    a.view.layoutIfNeeded()
    #expect(scene.log.lines == ["B.load", "B.wA", "B.iA"])
    Headless.turn()

    #expect(scene.log.lines == ["B.load", "B.wA", "B.iA", "B.dA"])
  }

  @Test("LY-04 a controller that returns from a cancelled dismissal is appearing once more")
  func returning() {
    let scene = Scene()
    let (a, b) = scene.pair(.custom)
    let delegate = LoggedTransitioningDelegate(CallbackLog())
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.animator = LoggedAnimator(CallbackLog())
    delegate.removesPresenter = false
    b.transitioningDelegate = delegate
    scene.present(b, on: a)
    delegate.driver = driver

    a.dismiss(animated: true)
    Headless.turn()
    driver.update(0.5)
    driver.cancel()
    Headless.settle()

    #expect(scene.log.lines == ["B.wD", "B.wA", "B.iA", "B.dA"])
    #expect(a.presentedViewController === b)
  }

  @Test("LY-05 a begin by hand leads to is-appearing where the view is in a window")
  func byHand() {
    let scene = Scene()
    let a = scene.controller("A", [])
    a.forwardsByItself = false
    scene.show(a)
    let b = scene.controller("B")
    a.addChild(b)
    a.view.addSubview(b.view)
    scene.rest()

    b.beginAppearanceTransition(true, animated: false)
    Headless.turn()
    #expect(scene.log.lines == ["B.wA", "B.iA"])
    b.endAppearanceTransition()

    #expect(scene.log.lines == ["B.wA", "B.iA", "B.dA"])
  }

  @Test("the presenter may be laid out while a full screen comes, and not after it")
  func presenterIsLaidOut() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen, .layout)

    a.present(b, animated: true)
    Headless.settle()

    let lines = scene.log.lines
    let end = lines.firstIndex(of: "B.dA") ?? 0
    #expect(!lines[end...].contains("A.wL") && !lines[end...].contains("A.dL"))
  }

  @Test("LY-07 inferred: a controller that comes with an animation is laid out before its did")
  func passes() throws {
    let scene = Scene()
    let (nav, _, _) = scene.navigation()
    let b = scene.controller("B", .layout)

    nav.pushViewController(b, animated: true)
    Headless.settle()

    let lines = scene.log.lines(of: "B")
    let layout = try #require(lines.firstIndex(of: "dL"))
    let did = try #require(lines.firstIndex(of: "dA"))
    #expect(layout < did)
  }

  @Test("LY-08 the presenter is laid out between the layout and the did of what it presents")
  func presenterLayout() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen, .layout)

    a.present(b, animated: true)
    Headless.settle()

    let lines = scene.log.lines
    let last = lines.firstIndex(of: "B.dA") ?? lines.endIndex
    #expect(lines[..<last].contains("A.dL"))
  }
}
