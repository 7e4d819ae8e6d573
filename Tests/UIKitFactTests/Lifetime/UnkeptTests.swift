import Testing
import UIKit

/// Controllers that refer to each other without keeping each other.
@MainActor @Suite("Who is gone is found by nobody", .serialized) struct UnkeptTests {
  @Test("a child that outlives its parent has none")
  func parent() {
    Headless.reset()
    let child = UIViewController()
    do {
      let parent = UIViewController()
      parent.addChild(child)
      #expect(child.parent === parent)
    }
    #expect(child.parent == nil)
  }

  @Test("a child that goes with its parent does not find it any more")
  func childInRelease() {
    Headless.reset()
    var found: [Bool] = []
    do {
      let parent = UINavigationController(rootViewController: UIViewController())
      let child = Leaving { found.append($0.parent != nil || $0.navigationController != nil) }
      parent.pushViewController(child, animated: false)
    }
    #expect(found == [false])
  }

  @Test("who dismisses in its deinitializer what it presents goes all the same")
  func dismissalInRelease() {
    Headless.reset()
    var farewells = 0
    do {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let navigation = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      let presenter = Leaving {
        farewells += 1
        $0.presentedViewController?.dismiss(animated: false)
      }
      presenter.definesPresentationContext = true
      navigation.pushViewController(presenter, animated: false)
      Headless.settle()
      let guest = UIViewController()
      guest.modalPresentationStyle = .overCurrentContext
      presenter.present(guest, animated: false)
      Headless.settle()
      navigation.popViewController(animated: false)
    }
    Headless.settle()
    #expect(farewells == 1)
  }

  @Test("nobody decides the status bar where who decided it is gone")
  func statusBar() {
    Headless.reset()
    do {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      Headless.settle()
      #expect(Headless.statusBar.owner === window.rootViewController)
      window.isHidden = true
      Headless.settle()
    }
    #expect(Headless.statusBar.owner == nil)
  }

  @Test("a presentation controller that outlives both sides presents for nobody")
  func presenter() {
    Headless.reset()
    weak var presenter: UIViewController?
    let manager: UIPresentationController
    do {
      let (below, above) = (UIViewController(), UIViewController())
      presenter = below
      manager = UIPresentationController(presentedViewController: above, presenting: below)
      #expect(manager.presentingViewController === below)
    }
    #expect(presenter == nil)
    #expect(manager.presentingViewController === manager.presentedViewController)
  }

  @Test("a transition's coordinator that is kept knows nothing once the transition is over")
  func coordinator() {
    Headless.reset()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    Headless.settle()

    root.present(UIViewController(), animated: true)
    let coordinator = root.transitionCoordinator
    #expect(coordinator?.viewController(forKey: .from) === root)
    Headless.settle()

    #expect(coordinator != nil && coordinator?.viewController(forKey: .from) == nil)
  }

  @Test("a tab bar tells its own controller, or who is put in its place")
  func tabBarDelegate() {
    Headless.reset()
    let tabs = UITabBarController()
    let other = OtherDelegate()
    #expect(tabs.tabBar.delegate === tabs)

    tabs.tabBar.delegate = other
    #expect(tabs.tabBar.delegate === other)
    tabs.tabBar.delegate = nil
    #expect(tabs.tabBar.delegate == nil)
    tabs.tabBar.delegate = tabs
    #expect(tabs.tabBar.delegate === tabs)
  }
}

/// A controller that says so when it goes.
private final class Leaving: UIViewController {
  private let farewell: (UIViewController) -> Void

  init(_ farewell: @escaping (UIViewController) -> Void) {
    self.farewell = farewell
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit { MainActor.assumeIsolated { farewell(self) } }
}

private final class OtherDelegate: NSObject, UITabBarDelegate {}
