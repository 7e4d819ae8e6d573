import Testing
import UIKit

/// What happens in one window is no business of another's.
@MainActor @Suite("Two windows don't disturb each other", .serialized) struct TwoWindowTests {
  @Test("controllers of one hear nothing of what the other does", arguments: Errand.allCases)
  func quiet(errand: Errand) {
    let (front, back) = twoWindows()
    let before = back.controllers.map(\.heard)

    front.perform(errand)
    Headless.settle()

    #expect(back.controllers.map(\.heard) == before)
    #expect(back.controllers.flatMap(\.ailments).isEmpty)
    #expect(front.controllers.flatMap(\.ailments).isEmpty)
    #expect(Headless.complaints.isEmpty && Headless.pending.isEmpty)
  }

  @Test("both change at the same time, and each as if it were alone", arguments: Errand.allCases)
  func atOnce(errand: Errand) {
    let alone = twoWindows().front
    alone.perform(errand)
    Headless.settle()
    let expected = alone.controllers.map(\.heard)

    let (front, back) = twoWindows()
    front.perform(errand)
    back.perform(errand)
    Headless.settle()

    #expect(front.controllers.map(\.heard) == expected)
    #expect(back.controllers.map(\.heard) == expected)
    #expect(Headless.complaints.isEmpty)
  }

  private func twoWindows() -> (front: WindowScene, back: WindowScene) {
    Headless.reset()
    let scenes = [0.0, 1.0].map { WindowScene(level: UIWindow.Level($0)) }
    Headless.settle()
    return (scenes[1], scenes[0])
  }
}

/// A window with tabs, a stack in the first.
@MainActor private final class WindowScene {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let tabs = UITabBarController()
  private let stack = UINavigationController()
  private let (bottom, top) = (WatchedController("bottom"), WatchedController("top"))
  private let (other, third) = (WatchedController("other"), WatchedController("third"))
  private let guest = WatchedController("guest")

  init(level: UIWindow.Level) {
    stack.viewControllers = [bottom, top]
    tabs.viewControllers = [stack, other, third]
    window.windowLevel = level
    window.rootViewController = tabs
    window.isHidden = false
  }

  var controllers: [WatchedController] { [bottom, top, other, third, guest] }

  func perform(_ errand: Errand) {
    switch errand {
    case .present: top.present(guest, animated: true)
    case .dismiss:
      top.present(guest, animated: false)
      Headless.turn()
      top.dismiss(animated: true)
    case .push: stack.pushViewController(guest, animated: true)
    case .pop: stack.popViewController(animated: true)
    case .setStack: stack.setViewControllers([guest], animated: true)
    case .select: tabs.selectedIndex = 2
    case .swapRoot: window.rootViewController = guest
    }
  }
}
