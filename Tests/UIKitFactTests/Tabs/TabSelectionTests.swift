import Testing
import UIKit

@MainActor @Suite("Selections that meet one another", .serialized) struct TabSelectionTests {
  @Test("two selections in one turn: the first is told whole before the second begins")
  func twice() {
    let tabs = TabScene(3, [])

    tabs.tab.selectedIndex = 1
    tabs.tab.selectedIndex = 2
    Headless.settle()

    #expect(
      tabs.lines == [
        "T2.wA", "T1.wD", "T1.dD", "T2.dA", "T3.wA", "T2.wD", "T2.dD", "T3.dA",
      ])
    #expect(Headless.complaints.isEmpty)
  }

  @Test("a selection from inside of a will waits until the first is announced", arguments: 1...2)
  func fromWill(of place: Int) {
    let tabs = TabScene(3, [])
    let callback = place == 1 ? "wD" : "wA"
    tabs.children[place - 1].hooks[callback] = { tabs.tab.selectedIndex = 2 }

    tabs.tab.selectedIndex = 1
    Headless.settle()

    #expect(tabs.log.lines(of: "T2") == ["wA", "dA", "wD", "dD"])
    #expect(tabs.log.lines(of: "T3") == ["wA", "dA"])
    #expect(tabs.tab.selectedIndex == 2)
    #expect(Headless.complaints.isEmpty)
  }

  @Test("a selection from inside of a did follows at once")
  func fromDid() {
    let tabs = TabScene(3, [])
    tabs.children[1].hooks["dA"] = { tabs.tab.selectedIndex = 2 }

    tabs.tab.selectedIndex = 1
    Headless.settle()

    #expect(
      tabs.lines == [
        "T2.wA", "T1.wD", "T1.dD", "T2.dA", "T3.wA", "T2.wD", "T2.dD", "T3.dA",
      ])
  }

  @Test("while an animator is at work wishes wait, and are granted in order")
  func whileAnimating() {
    let tabs = TabScene(3, [])
    tabs.animated()

    tabs.tab.selectedIndex = 1
    Headless.advance(by: 0.1)
    tabs.tab.selectedIndex = 2
    tabs.tab.selectedIndex = 0
    #expect(tabs.lines == ["T2.wA", "T1.wD"])
    #expect(tabs.tab.selectedIndex == 0)
    Headless.settle()

    #expect(
      tabs.lines == [
        "T2.wA", "T1.wD", "T1.dD", "T2.dA", "T3.wA", "T2.wD", "T2.dD", "T3.dA", "T1.wA", "T3.wD",
        "T3.dD", "T1.dA",
      ])
  }

  @Test("a wish that waits outlives a selection that is given up")
  func whileHeld() {
    let tabs = TabScene(3, [])
    let driver = UIPercentDrivenInteractiveTransition()
    tabs.animated(by: driver)

    tabs.tab.selectedIndex = 1
    Headless.advance(by: 0.1)
    tabs.animated()
    tabs.tab.selectedIndex = 2
    driver.cancel()
    Headless.settle()

    #expect(tabs.tab.selectedIndex == 2)
    #expect(tabs.log.lines(of: "T1") == ["wD", "wA", "dA", "wD", "dD"])
    #expect(tabs.log.lines(of: "T2") == ["wA", "wD", "dD"])
    #expect(tabs.log.lines(of: "T3") == ["wA", "dA"])
    #expect(Headless.complaints.isEmpty)
  }

  @Test("a report within the animation's own call ends the selection in the setter")
  func atOnce() {
    let tabs = TabScene(2, [])
    tabs.animated().ending = .atOnce

    tabs.tab.selectedIndex = 1

    #expect(tabs.lines == ["T2.wA", "T1.wD", "T1.dD", "T2.dA"])
  }

  @Test("what is selected before the first show is shown first, and alone")
  func beforeShow() {
    let scene = Scene()
    let tab = UITabBarController()
    tab.viewControllers = [scene.controller("T1", []), scene.controller("T2", [])]

    tab.selectedIndex = 1
    scene.window.rootViewController = tab
    scene.window.makeKeyAndVisible()
    Headless.settle()

    #expect(scene.log.lines == ["T2.wA", "T2.dA"])
  }

  @Test("what is selected while the tab bar controller comes ends when it does")
  func whileComing() {
    let scene = Scene()
    let root = scene.controller("A", [])
    let tab = UITabBarController()
    tab.modalPresentationStyle = .fullScreen
    tab.viewControllers = [scene.controller("T1", []), scene.controller("T2", [])]
    scene.show(root)

    root.present(tab, animated: true)
    Headless.advance(by: 0.1)
    tab.selectedIndex = 1
    Headless.settle()

    #expect(
      scene.log.lines == ["A.wD", "T1.wA", "T2.wA", "T1.wD", "T1.dD", "T2.dA", "A.dD"])
  }

  @Test("what is selected behind a cover comes when the cover goes")
  func behindCover() {
    let tabs = TabScene(2, [])
    let cover = tabs.scene.controller("C", [])
    cover.modalPresentationStyle = .fullScreen
    tabs.scene.present(cover, on: tabs.tab)

    tabs.tab.selectedIndex = 1
    #expect(tabs.lines == [])
    cover.dismiss(animated: true)
    Headless.settle()

    #expect(tabs.lines == ["C.wD", "T2.wA", "T2.dA", "C.dD"])
    #expect(tabs.children[0].view.superview == nil)
  }

  @Test("a tab bar controller that goes in mid-selection takes both children along")
  func coveredInMidSelection() {
    let tabs = TabScene(2, [])
    tabs.animated().duration = 1
    let cover = tabs.scene.controller("C", [])
    cover.modalPresentationStyle = .fullScreen

    tabs.tab.selectedIndex = 1
    tabs.tab.present(cover, animated: false)
    Headless.settle()

    #expect(tabs.log.lines(of: "T1") == ["wD", "dD"])
    #expect(tabs.log.lines(of: "T2") == ["wA", "wD", "dD"])
    #expect(Headless.complaints.isEmpty)
  }
}
