import Testing
import UIKit

/// A tab bar controller on the screen, with a stack in its first tab.
@MainActor private struct StackedTabs {
  let scene = Scene()
  let tab = UITabBarController()
  let nav: UINavigationController
  let a: LoggedController
  let b: LoggedController
  let other: LoggedController

  init() {
    a = scene.controller("A", .isAppearing)
    b = scene.controller("B", .isAppearing)
    other = scene.controller("T2", .isAppearing)
    nav = UINavigationController(rootViewController: a)
    tab.viewControllers = [nav, other]
    scene.show(tab)
  }

  func lines(of name: String) -> [String] { scene.log.lines(of: name) }

  /// Lets a controller leave the tab in one of its callbacks, once.
  func leave(in callback: String, of controller: LoggedController) {
    let tab = tab
    controller.hooks[callback] = { [weak controller] in
      controller?.hooks[callback] = nil
      tab.selectedIndex = 1
    }
  }
}

@MainActor @Suite("A stack in a tab that is left in mid-change", .serialized)
struct StackInTabTests {
  @Test("left in the will of who goes: who was to come hears nothing, and comes with the tab")
  func leftInFirstWill() {
    let tabs = StackedTabs()
    tabs.leave(in: "wD", of: tabs.a)

    tabs.nav.pushViewController(tabs.b, animated: true)
    Headless.settle()

    #expect(tabs.lines(of: "A") == ["wD", "dD"])
    #expect(tabs.lines(of: "B") == [])
    tabs.tab.selectedIndex = 0
    Headless.settle()
    #expect(tabs.lines(of: "B") == ["wA", "iA", "dA"])
    #expect(Headless.complaints.isEmpty)
  }

  @Test("left in the will of who comes: he goes again, whose view was not even in place")
  func leftInSecondWill() {
    let tabs = StackedTabs()
    tabs.leave(in: "wA", of: tabs.b)

    tabs.nav.pushViewController(tabs.b, animated: true)
    Headless.settle()

    #expect(tabs.lines(of: "B") == ["wA", "wD", "dD"])
    #expect(tabs.lines(of: "A") == ["wD", "dD"])
    #expect(Headless.complaints.isEmpty)
  }

  @Test("left in the did of who goes: what else was asked for is done unseen")
  func leftInDid() {
    let tabs = StackedTabs()
    tabs.leave(in: "dD", of: tabs.a)
    let c = tabs.scene.controller("C", .isAppearing)

    tabs.nav.pushViewController(tabs.b, animated: false)
    tabs.nav.pushViewController(c, animated: false)
    Headless.settle()

    #expect(tabs.lines(of: "B") == ["wA", "iA", "wD", "dD"])
    #expect(tabs.lines(of: "C") == [])
    #expect(tabs.nav.topViewController === c)
    #expect(Headless.complaints.isEmpty)
  }

  @Test("a child that loses its tab behind a cover leaves no view behind")
  func lostBehindCover() {
    let tabs = StackedTabs()
    tabs.tab.selectedIndex = 1
    Headless.settle()
    let cover = tabs.scene.controller("C")
    cover.modalPresentationStyle = .fullScreen
    tabs.scene.present(cover, on: tabs.tab)

    tabs.tab.viewControllers = [tabs.nav]
    cover.dismiss(animated: false)
    Headless.settle()

    #expect(tabs.other.view.superview == nil)
    #expect(tabs.lines(of: "T2") == [])
    #expect(tabs.lines(of: "A") == ["wA", "iA", "dA"])
  }
}
