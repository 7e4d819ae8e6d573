import Testing
import UIKit

/// What random walks stumbled on, made small.
@MainActor @Suite("What walks stumbled on", .serialized) struct WalkTests {
  @Test(
    "a child that its parent drops while leaving is told that it goes", arguments: [false, true])
  func droppedWhileLeaving(isFresh: Bool) {
    let (parent, child, window) = family()
    if !isFresh { Headless.settle() }
    parent.onCallback = { callback in
      guard callback == .viewWillDisappear else { return }
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }

    window.rootViewController = WatchedController("other")
    Headless.settle()

    #expect((parent.ailments + child.ailments).isEmpty)
    #expect(child.heard.last == .viewDidDisappear)
  }

  @Test("children hear of a change that ends in the callback that announces it")
  func changeThatEndsAtOnce() {
    let (parent, child, window) = family()
    Headless.settle()
    let guest = WatchedController("guest")
    parent.present(guest, animated: false)
    Headless.settle()
    parent.onCallback = { callback in
      if callback == .viewWillAppear { window.rootViewController = WatchedController("other") }
    }

    parent.dismiss(animated: false)
    Headless.settle()

    #expect((parent.ailments + child.ailments).isEmpty)
  }

  @Test("who was told that he leaves a stack is told of its tabs' change from inside of the end")
  func tabChosenAtTheEndOfAPop() {
    Headless.reset()
    let (bottom, top, other) = (
      WatchedController("bottom"), WatchedController("top"), WatchedController("other")
    )
    let (stack, tabs) = (UINavigationController(), UITabBarController())
    stack.viewControllers = [bottom, top]
    tabs.viewControllers = [stack, other]
    let window = show(tabs)
    top.onMove = { parent in if parent == nil { tabs.selectedIndex = 1 } }

    stack.popViewController(animated: true)
    Headless.settle()

    #expect((bottom.ailments + top.ailments + other.ailments).isEmpty)
    #expect(bottom.heard.last == .viewDidDisappear && other.heard.last == .viewDidAppear)
    withExtendedLifetime(window) {}
  }

  @Test("a container that its child sends away while children change tells nobody that he comes")
  func containerSentAway() {
    let (parent, child, window) = family()
    Headless.settle()
    let next = WatchedController("next")
    parent.addChild(next)
    child.onCallback = { callback in
      if callback == .viewWillDisappear { window.rootViewController = WatchedController("other") }
    }

    parent.transition(from: child, to: next, duration: 0.2, animations: {})
    Headless.settle()
    next.didMove(toParent: parent)

    #expect((parent.ailments + child.ailments + next.ailments).isEmpty)
  }

  // MARK: - Scenes

  private func family() -> (WatchedController, WatchedController, UIWindow) {
    Headless.reset()
    let (parent, child) = (WatchedController("parent"), WatchedController("child"))
    let window = show(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    return (parent, child, window)
  }

  private func show(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    Headless.settle()
    return window
  }
}
