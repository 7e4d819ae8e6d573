import Testing
import UIKit

@Suite("Unwinding", .serialized) @MainActor struct UnwindTests {
  @Test(
    "an unwind ends at its owner, with all that lay above gone and shown to nobody",
    arguments: [
      ["openPage"], ["openPage", "next", "next"], ["openSheet"], ["openCard"],
      ["openCard", "openCard"], ["openPage", "openSheet"], ["openPage", "openCard"],
      ["openPage", "next", "openCard", "openCard"], ["openPage", "openSheet", "openCard"],
    ])
  func endsAtOwner(way: [String]) throws {
    let album = try Album()
    let source = album.go(way)

    let lines = album.perform("back", from: source)

    #expect(album.stack.viewControllers == [album.list])
    #expect(album.stack.presentedViewController == nil)
    #expect(album.list.view.window === album.window)
    #expect(lines.filter { $0.hasSuffix("dA") && $0 != "List.dA" && $0 != "Aside.dA" } == [])
    #expect(Headless.complaints == [])
    #expect(!album.list.isBeingDismissed && source.presentingViewController == nil)
  }

  @Test("the owner of the action appears once, where it was gone")
  func appearsOnce() throws {
    let album = try Album()
    let source = album.go(["openPage", "openCard"])

    let lines = album.perform("back", from: source)

    #expect(lines.filter { $0 == "List.wA" }.count == 1)
    #expect(lines.filter { $0 == "List.dA" }.count == 1)
    #expect(!lines.contains("Page.wA"))
  }

  @Test("UW-01 the search climbs to whoever presents, and then the source prepares (source L10)")
  func searchOfPresented() throws {
    let album = try Album()
    let source = album.go(["openCard", "openCard"])

    let lines = album.perform("back", from: source)

    #expect(
      lines.prefix(8) == [
        "Sheet.allowed[]", "Sheet.can(false)", "Sheet.allowed[]", "Sheet.can(false)",
        "List.allowed[\"Aside\"]", "Aside.allowed[]", "Aside.can(false)", "List.can(true)",
      ])
    #expect(
      lines.dropFirst(8).prefix(2) == ["Sheet.prepare(back)", "List.backToList(from Sheet)"])
  }

  @Test("UW-03 in a navigation those below are searched, top first (source L10)")
  func searchInStack() throws {
    let album = try Album()
    let source = album.go(["openPage", "next", "openCard"])

    let lines = album.perform("back", from: source)

    #expect(
      lines.prefix { !$0.contains("prepare") } == [
        "Sheet.allowed[]", "Sheet.can(false)", "Page.allowed[]", "Page.can(false)",
        "Page.allowed[]", "Page.can(false)", "List.allowed[\"Aside\"]", "Aside.allowed[]",
        "Aside.can(false)", "List.can(true)",
      ])
  }

  @Test("an unwind without animation is over within one hop")
  func withoutAnimation() throws {
    let album = try Album()
    let source = album.go(["openCard"])

    source.performSegue(withIdentifier: "backAtOnce", sender: nil)
    Headless.turn()

    #expect(ScreenLog.lines.suffix(2).contains("Sheet.dD"))
    #expect(album.stack.presentedViewController == nil)
  }

  @Test("nothing happens where nobody has the action (inferred)")
  func nobody() throws {
    let album = try Album()
    let source = album.go(["openCard"])

    let lines = album.perform("nowhere", from: source)

    #expect(!lines.contains { $0.contains("prepare") })
    #expect(album.list.presentedViewController === source)
    #expect(Headless.complaints == [])
  }

  @Test("UW-02 one dismissal, by the lowest presenter, takes all that is presented (source L10)")
  func oneDismissal() throws {
    let album = try Album()
    let source = album.go(["openPage", "openCard", "openCard"])
    let spy = DismissalSpy()
    Headless.observer = spy

    source.performSegue(withIdentifier: "back", sender: nil)

    #expect(
      spy.requests == [
        "UINavigationController.dismiss", "UINavigationController.popToViewController",
      ])
  }

  @Test(
    "from another tab the way leads past what is presented, to the tab, and down its stack (L10)")
  func acrossTabs() throws {
    Album.begin()
    let tabs = try #require(
      UIStoryboard(name: "Album", bundle: nil).instantiateViewController(withIdentifier: "Tabs")
        as? UITabBarController)
    let window = UIWindow()
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    let stacks = (tabs.viewControllers ?? []).compactMap { $0 as? UINavigationController }
    let list = try #require(stacks[0].topViewController)
    list.performSegue(withIdentifier: "openPage", sender: nil)
    Headless.settle()
    tabs.selectedIndex = 1
    Headless.settle()
    stacks[1].topViewController?.performSegue(withIdentifier: "openCard", sender: nil)
    Headless.settle()
    let source = try #require(tabs.presentedViewController)
    let spy = DismissalSpy()
    Headless.observer = spy
    ScreenLog.clear()

    source.performSegue(withIdentifier: "back", sender: nil)
    Headless.settle()

    #expect(
      spy.requests == [
        "UITabBarController.dismiss", "UITabBarController.setSelectedIndex",
        "UINavigationController.popToViewController",
      ])
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.presentedViewController == nil)
    #expect(stacks[0].viewControllers == [list])
    #expect(list.view.window === window)
    #expect(ScreenLog.lines.filter { $0.hasSuffix("dA") } == ["List.dA", "Aside.dA"])
    #expect(Headless.complaints == [])
  }

  @Test("what lay above is let go of after an unwind", arguments: [["openCard"], ["openPage"]])
  func lifetimes(way: [String]) throws {
    let album = try Album()

    weak let source = album.go(way)
    source?.performSegue(withIdentifier: "back", sender: nil)
    Headless.settle()

    #expect(source == nil)
  }

  @Test("a container of one's own is told which child to show")
  func ownContainer() throws {
    Album.begin()
    let container = TurningContainer()
    let list = try #require(
      UIStoryboard(name: "Album", bundle: nil).instantiateViewController(withIdentifier: "List")
        as? ListScreen)
    let page = UIStoryboard(name: "Album", bundle: nil)
      .instantiateViewController(withIdentifier: "Page")
    container.addChild(list)
    container.addChild(page)

    page.performSegue(withIdentifier: "back", sender: nil)

    #expect(container.turns == [list])
  }

  @Test("UW-09 to a custom parent's child one dismissal is enough, sent to that child")
  func customParent() throws {
    Album.begin()
    let storyboard = UIStoryboard(name: "Album", bundle: nil)
    let stack = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    let list = try #require(stack.topViewController as? ListScreen)
    stack.setViewControllers([], animated: false)
    let parent = TurningContainer()
    parent.addChild(list)
    parent.view.addSubview(list.view)
    list.didMove(toParent: parent)
    let window = UIWindow()
    window.rootViewController = parent
    window.makeKeyAndVisible()
    Headless.settle()
    list.performSegue(withIdentifier: "openCard", sender: nil)
    Headless.settle()
    let source = try #require(parent.presentedViewController)
    let spy = DismissalSpy()
    Headless.observer = spy

    source.performSegue(withIdentifier: "back", sender: nil)
    Headless.settle()

    #expect(spy.requests == ["ListScreen.dismiss"])
    #expect(parent.turns == [] && parent.presentedViewController == nil)
  }
}

private final class TurningContainer: UIViewController {
  private(set) var turns: [UIViewController] = []

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    turns.append(subsequentVC)
  }
}

/// Writes down what is asked of controllers.
private final class DismissalSpy: SceneObserver {
  private(set) var requests: [String] = []

  func scene(_ event: SceneEvent, cause: SceneCause) {
    guard case .call(let call) = event, call.manner == .requested, call.method.isRequest,
      case .controller(let controller) = call.receiver
    else { return }
    requests.append("\(type(of: controller)).\(call.method)")
  }
}
