import Testing
import UIKit

@MainActor @Suite("NI: swipes back and the bar's button", .serialized) struct SwipeBackTests {
  /// Lets every finger in.
  private final class Gatekeeper: NSObject, UIGestureRecognizerDelegate {}

  /// What an app does to the way back that its bar shows.
  enum Bar: CaseIterable {
    case untouched, hidden, withoutButton, withItem, withItemBesideButton, withItemAtRight

    @MainActor func prepare(_ nav: UINavigationController, _ top: UIViewController) {
      let item = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
      switch self {
      case .untouched: break
      case .hidden: nav.setNavigationBarHidden(true, animated: false)
      case .withoutButton: top.navigationItem.hidesBackButton = true
      case .withItem: top.navigationItem.leftBarButtonItem = item
      case .withItemBesideButton:
        top.navigationItem.leftBarButtonItem = item
        top.navigationItem.leftItemsSupplementBackButton = true
      case .withItemAtRight: top.navigationItem.rightBarButtonItem = item
      }
    }

    var showsButton: Bool {
      switch self {
      case .untouched, .withItemBesideButton, .withItemAtRight: true
      case .hidden, .withoutButton, .withItem: false
      }
    }
  }

  /// How many controllers are left when a finger went from the left edge to the right.
  private func depthAfterSwipe(_ bar: Bar, delegate: Gatekeeper? = nil) -> Int {
    let scene = Scene()
    let nav = UINavigationController(rootViewController: UIViewController())
    let top = UIViewController()
    scene.show(nav)
    nav.pushViewController(top, animated: false)
    bar.prepare(nav, top)
    if let delegate { nav.interactivePopGestureRecognizer?.delegate = delegate }
    Headless.settle()
    Headless.touchDown(at: CGPoint(x: 5, y: 400))
    for step in 1...10 {
      Headless.advance(by: 0.02)
      Headless.touchMove(to: CGPoint(x: 5 + 30 * CGFloat(step), y: 400))
    }
    Headless.touchUp()
    Headless.settle()
    return nav.viewControllers.count
  }

  @Test("a finger leads back where the bar shows the system's button", arguments: Bar.allCases)
  func own(bar: Bar) {
    #expect(depthAfterSwipe(bar) == (bar.showsButton ? 1 : 2))
  }

  @Test("a delegate of one's own lets fingers in without the button", arguments: Bar.allCases)
  func foreign(bar: Bar) {
    #expect(depthAfterSwipe(bar, delegate: Gatekeeper()) == 1)
  }
}
