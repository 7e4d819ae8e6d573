import Testing
import UIKit

@MainActor @Suite("NI: swipes at the root", .serialized) struct RootSwipeFacts {
  /// Lets every finger in.
  private final class Gatekeeper: NSObject, UIGestureRecognizerDelegate {}

  /// Whether a screen shows that is pushed after a swipe at the root.
  ///
  /// - Parameters:
  ///   - prepare: gives the navigation what it has beside its screen.
  ///   - leaving: is done when the screen was pushed.
  private func showsPushed(
    _ prepare: (UINavigationController) -> Void,
    leaving: (UINavigationController) -> Void = { _ in }
  ) -> Bool {
    let scene = Scene()
    let nav = UINavigationController(rootViewController: UIViewController())
    let second = UIViewController()
    scene.show(nav)
    prepare(nav)
    swipe()
    nav.pushViewController(second, animated: true)
    Headless.settle()
    #expect(nav.viewControllers.count == 2)
    leaving(nav)
    Headless.settle()
    return second.viewIfLoaded?.window != nil
  }

  /// Swipes from the left edge.
  private func swipe() {
    Headless.touchDown(at: CGPoint(x: 5, y: 400))
    for step in 1...10 {
      Headless.advance(by: 0.02)
      Headless.touchMove(to: CGPoint(x: 5 + 30 * CGFloat(step), y: 400))
    }
    Headless.touchUp()
    Headless.settle()
  }

  @Test("NI-09 UIKit's own delegate lets no finger in at the root, and what is pushed shows")
  func own() {
    #expect(showsPushed { _ in })
  }

  @Test("NI-09 a delegate that lets one in leaves the navigation stuck, and so does none")
  func foreign() {
    let gatekeeper = Gatekeeper()

    #expect(!showsPushed { $0.interactivePopGestureRecognizer?.delegate = gatekeeper })
    #expect(!showsPushed { $0.interactivePopGestureRecognizer?.delegate = nil })
  }

  @Test("NI-09 the next swipe ends it: what was pushed shows, and the one after that leads back")
  func loose() {
    let gatekeeper = Gatekeeper()
    var depths: [Int] = []

    let shows = showsPushed({ $0.interactivePopGestureRecognizer?.delegate = gatekeeper }) { nav in
      nav.pushViewController(UIViewController(), animated: true)
      swipe()
      depths.append(nav.viewControllers.count)
      swipe()
      depths.append(nav.viewControllers.count)
    }

    #expect(shows)
    #expect(depths == [3, 2])
  }

  @Test("NI-09 another swipe at the root leaves the navigation stuck")
  func stillStuck() {
    let gatekeeper = Gatekeeper()

    #expect(
      !showsPushed { nav in
        nav.interactivePopGestureRecognizer?.delegate = gatekeeper
        swipe()
      })
  }

  @Test("a navigation that goes and comes back shows what was pushed, and is stuck no more")
  func away() {
    let gatekeeper = Gatekeeper()
    let later = UIViewController()

    let shows = showsPushed({ $0.interactivePopGestureRecognizer?.delegate = gatekeeper }) { nav in
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      nav.present(cover, animated: false)
      Headless.settle()
      nav.dismiss(animated: false)
      Headless.settle()
      nav.pushViewController(later, animated: true)
      Headless.settle()
      nav.popViewController(animated: false)
    }

    #expect(shows && later.isViewLoaded)
  }
}
