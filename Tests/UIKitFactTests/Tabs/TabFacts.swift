import Testing
import UIKit

@MainActor @Suite("TB: tabs", .serialized) struct TabFacts {
  @Test("TB-01 CO-05 a selection by code: both wills in the setter, the incoming first")
  func select() {
    let tabs = TabScene()

    tabs.tab.selectedIndex = 1

    #expect(tabs.lines == ["T2.load", "T2.wA", "T1.wD"])
    tabs.log.clear()
    Headless.turn()
    #expect(tabs.lines == ["T2.iA", "T1.dD", "T2.dA"])
  }

  @Test("TB-02 the order of a selection, is-appearing left out")
  func selectOlder() {
    let tabs = TabScene(2, .loading)

    tabs.tab.selectedViewController = tabs.children[1]
    Headless.settle()

    #expect(tabs.lines == ["T2.load", "T2.wA", "T1.wD", "T1.dD", "T2.dA"])
  }

  @Test("TB-01 the way back is the same, without loading")
  func back() {
    let tabs = TabScene()
    tabs.tab.selectedIndex = 1
    tabs.scene.rest()

    tabs.tab.selectedIndex = 0
    Headless.settle()

    #expect(tabs.lines == ["T1.wA", "T2.wD", "T1.iA", "T2.dD", "T1.dA"])
  }

  @Test("TB-04 the selected child is told from inside of the tab bar controller's own callbacks")
  func nesting() {
    final class OuterTab: UITabBarController {
      var log: CallbackLog?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log?.add("tab.wA")
      }
      override func viewDidAppear(_ animated: Bool) {
        log?.add("tab.dA {")
        super.viewDidAppear(animated)
        log?.add("}")
      }
    }
    let scene = Scene()
    let tab = OuterTab()
    tab.log = scene.log
    tab.viewControllers = [scene.controller("T1", []), scene.controller("T2", [])]

    scene.window.rootViewController = tab
    scene.window.makeKeyAndVisible()
    Headless.settle()

    #expect(scene.log.lines == ["T1.wA", "tab.wA", "tab.dA {", "T1.dA", "}"])
  }

  @Test("TB-05 a tap asks and tells the delegate, also on the tab that is selected")
  func tap() {
    let tabs = TabScene(2, [])

    tabs.tap(1)
    Headless.settle()
    tabs.tap(1)

    #expect(
      tabs.lines == [
        "DG.shouldSelect(T2)", "T2.wA", "T1.wD", "DG.didSelect(T2)", "T1.dD", "T2.dA",
        "DG.shouldSelect(T2)", "DG.didSelect(T2)",
      ])
  }

  @Test("TB-05 a tap that is not allowed selects nothing")
  func refusedTap() {
    let tabs = TabScene(2, [])
    tabs.delegate.allowsTaps = false

    tabs.tap(1)
    Headless.settle()

    #expect(tabs.lines == ["DG.shouldSelect(T2)"])
    #expect(tabs.tab.selectedIndex == 0)
  }

  @Test("TB-06 a selection under a driver, given up")
  func cancelled() throws {
    let tabs = TabScene(2, [.isAppearing])
    tabs.tab.selectedIndex = 1
    tabs.scene.rest()
    let driver = UIPercentDrivenInteractiveTransition()
    tabs.animated(by: driver)
    var coordinators: [Bool] = []
    tabs.children[0].hooks["wD"] = {
      coordinators.append(tabs.children[0].transitionCoordinator != nil)
    }

    tabs.tab.selectedIndex = 0
    #expect(tabs.lines == ["T1.wA", "T2.wD"])
    Headless.advance(by: 0.1)
    driver.update(0.4)
    driver.cancel()
    Headless.settle()

    #expect(tabs.log.lines(of: "T1") == ["wA", "iA", "wD", "dD"])
    #expect(tabs.log.lines(of: "T2") == ["wD", "wA", "iA", "dA"])
    #expect(coordinators == [true])
    #expect(tabs.tab.selectedIndex == 1)
    #expect(tabs.children[1].view.window != nil)
    #expect(tabs.children[0].view.window == nil)
  }

  @Test("TB-06 a selection under a driver, to its end")
  func finished() {
    let tabs = TabScene(2, [.isAppearing])
    let driver = UIPercentDrivenInteractiveTransition()
    tabs.animated(by: driver)

    tabs.tab.selectedIndex = 1
    Headless.advance(by: 0.1)
    driver.update(0.6)
    driver.finish()
    Headless.settle()

    #expect(tabs.lines == ["T2.wA", "T1.wD", "T2.iA", "T1.dD", "T2.dA"])
    #expect(tabs.children[0].view.window == nil)
  }

  @Test("SB-03 a tab bar controller decides the status bar itself, unless it names its child")
  func statusBar() {
    final class Naming: UITabBarController {
      override var childForStatusBarStyle: UIViewController? { selectedViewController }
      override var childForStatusBarHidden: UIViewController? { selectedViewController }
    }
    let scene = Scene()
    let plain = UITabBarController()
    plain.viewControllers = [scene.controller("A")]
    scene.show(plain)
    #expect(Headless.statusBar.owner === plain)

    let naming = Naming()
    naming.viewControllers = [scene.controller("B"), scene.controller("C")]
    scene.show(naming)
    #expect(Headless.statusBar.owner === naming.viewControllers?[0])
    naming.selectedIndex = 1
    #expect(Headless.statusBar.owner === naming.viewControllers?[1])
  }

  @Test("NE-d a child that was never selected is told nothing, and does not load")
  func unseen() {
    let tabs = TabScene()

    tabs.tab.selectedIndex = 2
    Headless.settle()

    #expect(tabs.log.lines(of: "T2") == [])
    #expect(!tabs.children[1].isViewLoaded)
  }
}
