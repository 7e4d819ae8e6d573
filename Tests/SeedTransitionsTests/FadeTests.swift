import SeedTransitions
import Testing
import TransitionParts
import UIKit

@Suite("A fade for every kind of change", .serialized) @MainActor struct FadeTests {
  private func opacity(of controller: UIViewController) -> Float? {
    controller.viewIfLoaded?.layer.presentation()?.opacity
  }

  @Test("a screen that keeps its delegate fades in and out, and leaves no empty window")
  func modal() {
    Headless.reset()
    let scene = SeedScene()
    let screen = FadingController()
    #expect(screen.transitioningDelegate is FadeTransitioningDelegate)

    scene.host.present(screen, animated: true)
    Headless.advance(by: 0.1)
    #expect(opacity(of: screen).map { $0 > 0 && $0 < 1 } == true)
    Headless.settle()
    #expect(scene.host.view.window == nil)
    screen.dismiss(animated: true)
    Headless.advance(by: 0.1)
    #expect(opacity(of: scene.host).map { $0 > 0 && $0 < 1 } == true)
    Headless.settle()

    #expect(scene.host.view.window === scene.window && scene.host.view.alpha == 1)
  }

  @Test("screens of a navigation fade in when they are pushed and when they come back")
  func navigation() {
    Headless.reset()
    let first = UIViewController()
    let navigation = FadeNavigationController(rootViewController: first)
    _ = SeedScene(navigation)
    let second = UIViewController()

    navigation.pushViewController(second, animated: true)
    Headless.advance(by: 0.1)
    #expect(opacity(of: second).map { $0 > 0 && $0 < 1 } == true)
    Headless.settle()
    navigation.popViewController(animated: true)
    Headless.advance(by: 0.1)
    #expect(opacity(of: first).map { $0 > 0 && $0 < 1 } == true)
    Headless.settle()

    #expect(first.view.alpha == 1 && navigation.viewControllers == [first])
  }

  @Test("tabs fade in")
  func tabs() {
    Headless.reset()
    let tabs = FadeTabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    _ = SeedScene(tabs)

    tabs.selectedIndex = 1
    Headless.advance(by: 0.1)

    #expect(tabs.selectedViewController.flatMap(opacity).map { $0 > 0 && $0 < 1 } == true)
    Headless.settle()
    #expect(tabs.selectedViewController?.view.alpha == 1)
  }
}
