import Testing
import UIKit

@MainActor @Suite("The list of a tab bar controller", .serialized) struct TabListTests {
  @Test("the first is selected; children know where they are before anything is shown")
  func fresh() {
    let scene = Scene()
    let tab = UITabBarController()
    let children = (1...2).map { scene.controller("T\($0)", .containment) }

    #expect(tab.selectedIndex == NSNotFound)
    tab.viewControllers = children

    #expect(
      scene.log.lines == ["T1.willMove(P)", "T1.didMove(P)", "T2.willMove(P)", "T2.didMove(P)"])
    #expect(tab.selectedViewController === children[0])
    #expect(children[1].tabBarController === tab)
    #expect(tab.tabBar.items?.count == 2)
    #expect(tab.tabBar.selectedItem === children[0].tabBarItem)
  }

  @Test("who is selected stays so in another list")
  func kept() {
    let tabs = TabScene(3, [])
    tabs.tab.selectedIndex = 1
    tabs.scene.rest()

    tabs.tab.viewControllers = [tabs.children[1], tabs.children[0]]
    Headless.settle()

    #expect(tabs.lines == [])
    #expect(tabs.tab.selectedIndex == 0)
    #expect(tabs.children[2].parent == nil)
  }

  @Test("where the selected leaves, the one in its place takes over, and it leaves after its did")
  func replaced() {
    let tabs = TabScene(2, .containment)
    let other = tabs.scene.controller("N", .containment)

    tabs.tab.viewControllers = [other, tabs.children[1]]
    #expect(tabs.tab.selectedViewController === other)
    Headless.settle()

    #expect(
      tabs.lines == [
        "T1.willMove(nil)", "N.willMove(P)", "N.didMove(P)", "N.wA", "T1.wD", "T1.dD", "N.dA",
        "T1.didMove(nil)",
      ])
    #expect(tabs.children[0].parent == nil)
  }

  @Test("who is listed anew while another one is told that he goes stays a child")
  func listedAnew() {
    let scene = Scene()
    let tab = UITabBarController()
    let goer = Goer()
    let (stays, returns) = (scene.controller("T1", []), scene.controller("T3", []))
    tab.viewControllers = [stays, goer, returns]
    scene.show(tab)
    goer.whenGone = { tab.viewControllers = [stays, returns] }

    tab.viewControllers = [stays]
    Headless.settle()

    #expect(goer.parent == nil)
    #expect(tab.children.map(ObjectIdentifier.init) == [stays, returns].map(ObjectIdentifier.init))
    #expect(returns.parent === tab)
  }

  @Test("an empty list shows nothing, and the next one its first")
  func emptied() {
    let tabs = TabScene(2, [])

    tabs.tab.viewControllers = nil
    Headless.settle()
    #expect(tabs.lines == ["T1.wD", "T1.dD"])
    #expect(tabs.tab.selectedViewController == nil)
    #expect(tabs.tab.children.isEmpty)
    tabs.log.clear()
    tabs.tab.viewControllers = [tabs.children[1]]
    Headless.settle()

    #expect(tabs.lines == ["T2.wA", "T2.dA"])
  }

  @Test("a list that is replaced in mid-selection is shown when that is over")
  func replacedInMidSelection() {
    let tabs = TabScene(3, [])
    tabs.animated()
    tabs.tab.selectedIndex = 1
    Headless.advance(by: 0.1)

    tabs.tab.viewControllers = [tabs.children[2]]
    #expect(tabs.children[0].parent === tabs.tab)
    Headless.settle()

    #expect(tabs.tab.selectedViewController === tabs.children[2])
    #expect(tabs.tab.children == [tabs.children[2]])
    #expect(tabs.log.lines(of: "T2") == ["wA", "dA", "wD", "dD"])
    #expect(Headless.complaints.isEmpty)
  }

  @Test("who stays after a selection that is given up, and has lost its tab, makes room")
  func orphaned() {
    let tabs = TabScene(2, [])
    let driver = UIPercentDrivenInteractiveTransition()
    tabs.animated(by: driver)
    tabs.tab.selectedIndex = 1
    Headless.advance(by: 0.1)

    tabs.tab.viewControllers = [tabs.children[1]]
    driver.cancel()
    Headless.settle()

    #expect(tabs.tab.children == [tabs.children[1]])
    #expect(tabs.tab.selectedIndex == 0)
    #expect(tabs.log.lines(of: "T2") == ["wA", "wD", "dD", "wA", "dA"])
  }

  @Test("what is not in the list cannot be selected")
  func stranger() {
    let tabs = TabScene(2, [])

    tabs.tab.selectedViewController = UIViewController()
    tabs.tab.selectedIndex = 7
    Headless.settle()

    #expect(tabs.lines == [])
    #expect(tabs.tab.selectedIndex == 0)
  }

  @Test("a stack whose top asks for it hides the bar, also after a pop that is given up")
  func hiddenBar() {
    let scene = Scene()
    let nav = UINavigationController(rootViewController: UIViewController())
    let tab = UITabBarController()
    tab.viewControllers = [nav, UIViewController()]
    scene.show(tab)
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true

    nav.pushViewController(pushed, animated: true)
    Headless.settle()
    #expect(tab.tabBar.isHidden)
    tab.selectedIndex = 1
    #expect(!tab.tabBar.isHidden)
    tab.selectedIndex = 0
    Headless.settle()
    Headless.touchDown(at: CGPoint(x: 1, y: 400))
    Headless.touchMove(to: CGPoint(x: 40, y: 400))
    Headless.advance(by: 0.1)
    #expect(!tab.tabBar.isHidden)
    Headless.touchCancel()
    Headless.settle()
    #expect(tab.tabBar.isHidden)
    nav.popViewController(animated: false)
    Headless.settle()

    #expect(!tab.tabBar.isHidden)
  }

  @Test("a tap on the selected tab leads back to the root of its stack")
  func tapToRoot() {
    let scene = Scene()
    let nav = UINavigationController(rootViewController: UIViewController())
    let tab = UITabBarController()
    tab.viewControllers = [nav]
    scene.show(tab)
    nav.pushViewController(UIViewController(), animated: false)
    Headless.settle()

    Headless.touchDown(at: tab.tabBar.convert(CGPoint(x: 100, y: 20), to: nil))
    Headless.touchUp()
    Headless.settle()

    #expect(nav.viewControllers.count == 1)
  }

  @Test("a thousand selections and another list leave nothing behind")
  func released() {
    final class Counted: UIViewController {}
    let tabs = TabScene(2, [])
    weak var old: UIViewController?
    for round in 0..<1000 {
      tabs.tab.selectedIndex = (round + 1) % 2
      Headless.settle()
    }
    do {
      let counted = Counted()
      old = counted
      tabs.tab.viewControllers = [counted]
      Headless.settle()
      tabs.tab.viewControllers = [UIViewController()]
      Headless.settle()
    }

    #expect(old == nil)
    #expect(Headless.pending.isEmpty)
  }

  @Test("TX-05 to change a tab bar that a controller owns raises")
  func ownedBar() {
    let scene = TabScene()

    scene.tab.tabBar.items = []

    #expect(Headless.complaints.map(\.id) == ["K17"])
    #expect(Headless.isHalted && scene.tab.tabBar.items?.count == 3)
  }
}

/// Does something once when it is no child any more.
private final class Goer: UIViewController {
  var whenGone: (() -> Void)?

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    let work = whenGone
    whenGone = nil
    work?()
  }
}
