import Testing
import UIKit

/// A child that somebody else ends while its container's change runs.
@MainActor @Suite("Changes that are ended by hand", .serialized) struct EndedByHandTests {
  @Test("D1 is logged when the container comes to end what a stranger has ended")
  func leavingStack() {
    Headless.reset()
    let (bottom, top) = (WatchedController("bottom"), WatchedController("top"))
    let stack = UINavigationController()
    stack.viewControllers = [bottom, top]
    let scene = ShownScene(stack)

    stack.popViewController(animated: true)
    Headless.turn()
    top.endAppearanceTransition()
    Headless.settle()

    #expect(Headless.complaints.map(\.id) == ["D1"])
    withExtendedLifetime(scene) {}
  }

  @Test("D1 is logged for each side of a selection", arguments: [0, 1])
  func selection(side: Int) {
    Headless.reset()
    let screens = [WatchedController("first"), WatchedController("second")]
    let (tabs, delegate) = (UITabBarController(), FadeDelegate())
    tabs.viewControllers = screens
    tabs.delegate = delegate
    let scene = ShownScene(tabs)

    tabs.selectedIndex = 1
    Headless.turn()
    screens[side].endAppearanceTransition()
    Headless.settle()

    #expect(Headless.complaints.map(\.id) == ["D1"])
    withExtendedLifetime(scene) {}
  }

  @Test("D1 is logged for each side of an exchange of children", arguments: [0, 1])
  func exchange(side: Int) {
    Headless.reset()
    let parent = WatchedController("parent")
    let children = [WatchedController("first"), WatchedController("second")]
    let scene = ShownScene(parent)
    for child in children { parent.addChild(child) }
    parent.view.addSubview(children[0].view)
    Headless.settle()

    parent.transition(from: children[0], to: children[1], duration: 0.2, animations: {})
    children[side].endAppearanceTransition()
    Headless.settle()

    #expect(Headless.complaints.map(\.id) == ["D1"])
    withExtendedLifetime(scene) {}
  }
}
