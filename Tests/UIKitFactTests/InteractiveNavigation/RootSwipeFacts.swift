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
    Headless.touchDown(at: CGPoint(x: 5, y: 400))
    for step in 1...10 {
      Headless.advance(by: 0.02)
      Headless.touchMove(to: CGPoint(x: 5 + 30 * CGFloat(step), y: 400))
    }
    Headless.touchUp()
    Headless.settle()
    nav.pushViewController(second, animated: true)
    Headless.settle()
    #expect(nav.viewControllers.count == 2)
    leaving(nav)
    Headless.settle()
    return second.viewIfLoaded?.window != nil
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

  @Test("a navigation that goes and comes back shows what was pushed")
  func away() {
    let gatekeeper = Gatekeeper()

    let shows = showsPushed({ $0.interactivePopGestureRecognizer?.delegate = gatekeeper }) { nav in
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      nav.present(cover, animated: false)
      Headless.settle()
      nav.dismiss(animated: false)
    }

    #expect(shows)
  }
}
