import Testing
import UIKit

@MainActor @Suite("A stack that hides the bar of tabs", .serialized) struct BottomBarTests {
  /// A navigation in a tab that shows B above A; B wants no bar at the bottom.
  @MainActor private struct Stage {
    let scene = Scene()
    let a: LoggedController
    let b: LoggedController
    let nav: UINavigationController
    let tabs = UITabBarController()

    init() {
      a = scene.controller("A")
      b = scene.controller("B")
      b.hidesBottomBarWhenPushed = true
      nav = UINavigationController(rootViewController: a)
      tabs.viewControllers = [nav, scene.controller("other")]
      scene.show(tabs)
      nav.pushViewController(b, animated: true)
      scene.rest()
    }

    func drag(to x: CGFloat) {
      Headless.touchDown(at: CGPoint(x: 5, y: 400))
      for step in 1...10 {
        Headless.advance(by: 0.02)
        Headless.touchMove(to: CGPoint(x: 5 + (x - 5) * CGFloat(step) / 10, y: 400))
      }
      Headless.advance(by: 0.2)
    }
  }

  @Test("a push hides the bar, and with it what it covers")
  func push() {
    let stage = Stage()

    #expect(stage.tabs.tabBar.isHidden)
    #expect(stage.b.view.safeAreaInsets.bottom == 34)
  }

  @Test("a pop that is given up leaves the bar hidden, one that is finished brings it back")
  func pop() {
    let stage = Stage()

    stage.drag(to: 100)
    #expect(!stage.tabs.tabBar.isHidden)
    Headless.touchUp()
    #expect(Headless.settle())
    #expect(stage.tabs.tabBar.isHidden && stage.b.view.safeAreaInsets.bottom == 34)

    stage.drag(to: 300)
    Headless.touchUp()
    #expect(Headless.settle())
    #expect(!stage.tabs.tabBar.isHidden && stage.a.view.safeAreaInsets.bottom == 83)
  }

  @Test("who is pushed above does not bring the bar back")
  func above() {
    let stage = Stage()
    let c = stage.scene.controller("C")

    stage.nav.pushViewController(c, animated: true)
    #expect(Headless.settle())
    #expect(stage.tabs.tabBar.isHidden && c.view.safeAreaInsets.bottom == 34)
    stage.nav.popToRootViewController(animated: true)
    #expect(Headless.settle())

    #expect(!stage.tabs.tabBar.isHidden)
  }

  @Test("another tab has its bar, and the first finds none again")
  func otherTab() {
    let stage = Stage()

    stage.tabs.selectedIndex = 1
    #expect(Headless.settle())
    #expect(!stage.tabs.tabBar.isHidden)
    stage.tabs.selectedIndex = 0
    #expect(Headless.settle())

    #expect(stage.tabs.tabBar.isHidden)
  }
}
