import Testing
import UIKit

@MainActor @Suite("Bars of a navigation", .serialized) struct BarVisibilityTests {
  @Test("the bar lies under the status bar, and both cover the top's view")
  func covered() {
    let scene = Scene()
    let (nav, a, _) = scene.navigation()

    #expect(nav.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    #expect(nav.view.safeAreaInsets.top == 47)
    #expect(a.view.frame == nav.view.bounds)
  }

  @Test("a bar that is hidden covers nothing, at once; animated, it moves out first")
  func hiddenAnimated() {
    let scene = Scene()
    let (nav, a, _) = scene.navigation()

    nav.setNavigationBarHidden(true, animated: true)
    #expect(nav.isNavigationBarHidden && !nav.navigationBar.isHidden)
    #expect(a.view.safeAreaInsets.top == 47)
    Headless.advance(by: 0.199)
    #expect(!nav.navigationBar.isHidden)
    Headless.advance(by: 0.001)
    #expect(nav.navigationBar.isHidden && nav.navigationBar.frame.maxY == 0)

    nav.setNavigationBarHidden(false, animated: true)
    #expect(!nav.navigationBar.isHidden && a.view.safeAreaInsets.top == 91)
    #expect(Headless.settle())
    #expect(nav.navigationBar.frame.minY == 47)
  }

  @Test("who hides and shows in one go ends with what was said last", arguments: [true, false])
  func backAndForth(animated: Bool) {
    let scene = Scene()
    let (nav, a, _) = scene.navigation()

    nav.setNavigationBarHidden(true, animated: true)
    nav.setNavigationBarHidden(false, animated: animated)
    #expect(Headless.settle())

    #expect(!nav.navigationBar.isHidden && nav.navigationBar.frame.minY == 47)
    #expect(a.view.safeAreaInsets.top == 91)
  }

  @Test("SB-02 without a bar the top decides the status bar from then on")
  func statusBar() {
    let scene = Scene()
    let (nav, a, _) = scene.navigation()
    #expect(Headless.statusBar.owner === nav)

    nav.setNavigationBarHidden(true, animated: false)
    #expect(Headless.statusBar.owner === a)
    nav.isNavigationBarHidden = false

    #expect(Headless.statusBar.owner === nav)
  }

  @Test("the bar at the bottom comes with the top's buttons, and covers it")
  func toolbar() {
    let scene = Scene()
    let (nav, a, _) = scene.navigation()
    a.toolbarItems = [UIBarButtonItem()]
    #expect(nav.isToolbarHidden && a.view.safeAreaInsets.bottom == 34)

    nav.setToolbarHidden(false, animated: false)

    #expect(!nav.toolbar.isHidden && nav.toolbar.items?.count == 1)
    #expect(nav.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 78))
    #expect(a.view.safeAreaInsets.bottom == 78)
    nav.setToolbarHidden(true, animated: true)
    #expect(a.view.safeAreaInsets.bottom == 34 && !nav.toolbar.isHidden)
    #expect(Headless.settle())
    #expect(nav.toolbar.isHidden && nav.toolbar.frame.minY == 844)
  }

  @Test("who hides the bottom bar hides it until it is popped, whoever is above")
  func toolbarOfTop() {
    let scene = Scene()
    let (nav, a, b) = scene.navigation()
    nav.isToolbarHidden = false
    b.hidesBottomBarWhenPushed = true

    nav.pushViewController(b, animated: true)
    #expect(Headless.settle())
    #expect(nav.toolbar.isHidden && !nav.isToolbarHidden && b.view.safeAreaInsets.bottom == 34)
    nav.pushViewController(scene.controller("C"), animated: true)
    #expect(Headless.settle())
    #expect(nav.toolbar.isHidden && nav.topViewController?.view.safeAreaInsets.bottom == 34)
    nav.popToRootViewController(animated: true)
    #expect(Headless.settle())

    #expect(!nav.toolbar.isHidden && a.view.safeAreaInsets.bottom == 78)
  }

  @Test("bars follow the safe area: turned, and in a sheet")
  func elsewhere() {
    let scene = Scene()
    let (nav, _, _) = scene.navigation()
    Headless.resize(to: CGSize(width: 844, height: 390))
    Headless.settle()
    #expect(nav.navigationBar.frame == CGRect(x: 0, y: 0, width: 844, height: 44))

    Headless.resize(to: CGSize(width: 390, height: 844))
    let sheet = UINavigationController(rootViewController: scene.controller("S"))
    scene.present(sheet, on: nav)

    #expect(sheet.navigationBar.frame.minY == 0)
    #expect(sheet.topViewController?.view.safeAreaInsets.top == 44)
  }
}
