import Testing
import UIKit

/// What was once half done, shrunk by hand: somebody turns a change round while it is being told.
@MainActor @Suite("Changes that are turned round while they are told", .serialized)
struct TurningRoundTests {
  @Test("a tab that is left from inside of its coming is told nothing more of the coming")
  func tabLeftWhileItComes() {
    Headless.reset()
    let (first, other, modal) = (
      WatchedController("first"), WatchedController("other"), WatchedController("modal")
    )
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: first), other]
    let scene = ShownScene(tabs)
    tabs.present(modal, animated: false)
    Headless.settle()
    first.onCallback = { callback in
      if callback == .viewWillAppear { tabs.selectedIndex = 1 }
    }

    modal.dismiss(animated: false)
    Headless.settle()

    #expect(
      first.heard.suffix(4) == [
        .viewDidDisappear, .viewWillAppear, .viewWillDisappear, .viewDidDisappear,
      ])
    #expect(
      RestingScene(window: scene.window, controllers: [first, other, modal], tabs: tabs)
        .complaints == [])
  }

  @Test("a root that was replaced does not come back with a dismissal", arguments: [false, true])
  func formerRoot(animated: Bool) {
    Headless.reset()
    let (former, modal, root) = (
      WatchedController("former"), WatchedController("modal"), WatchedController("root")
    )
    let scene = ShownScene(former)
    former.present(modal, animated: false)
    Headless.settle()

    scene.window.rootViewController = root
    modal.dismiss(animated: animated)
    Headless.settle()

    #expect(former.view.window == nil)
    #expect(former.heard.last == .viewDidDisappear)
    #expect(
      RestingScene(window: scene.window, controllers: [former, modal, root]).complaints == [])
  }

  @Test("a root that is replaced while it comes back turns round", arguments: [false, true])
  func rootReplacedOnItsWay(animated: Bool) {
    Headless.reset()
    let (former, modal, root) = (
      WatchedController("former"), WatchedController("modal"), WatchedController("root")
    )
    let scene = ShownScene(former)
    former.present(modal, animated: false)
    Headless.settle()
    former.onCallback = { callback in
      if callback == .viewIsAppearing { scene.window.rootViewController = root }
    }

    modal.dismiss(animated: animated)
    Headless.settle()

    #expect(
      former.heard.suffix(4) == [
        .viewWillAppear, .viewIsAppearing, .viewWillDisappear, .viewDidDisappear,
      ])
    #expect(
      RestingScene(window: scene.window, controllers: [former, modal, root]).complaints == [])
  }

  @Test("a root that is replaced does not come back from a presentation that is given up")
  func presentationGivenUp() {
    Headless.reset()
    let (former, modal, root) = (
      WatchedController("former"), WatchedController("modal"), WatchedController("root")
    )
    let scene = ShownScene(former)
    let (delegate, driver) = (FadeDelegate(), UIPercentDrivenInteractiveTransition())
    delegate.driver = driver
    modal.transitioningDelegate = delegate
    former.onCallback = { callback in
      if callback == .viewWillDisappear { scene.window.rootViewController = root }
    }

    former.present(modal, animated: true)
    Headless.turn()
    driver.cancel()
    Headless.settle()

    #expect(former.heard.suffix(2) == [.viewWillDisappear, .viewDidDisappear])
    #expect(
      RestingScene(window: scene.window, controllers: [former, modal, root]).complaints == [])
  }
}
