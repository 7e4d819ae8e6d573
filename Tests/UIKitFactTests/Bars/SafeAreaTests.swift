import Testing
import UIKit

@MainActor @Suite("Safe areas under bars", .serialized) struct SafeAreaTests {
  /// A controller that writes how much is covered each time that it is told.
  private final class Watching: UIViewController {
    var told: [UIEdgeInsets] = []

    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      told.append(view.safeAreaInsets)
    }
  }

  private func insets(_ top: CGFloat, _ bottom: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  @Test("a controller is told once when it comes, and when bars go and come")
  func told() {
    let scene = Scene()
    let top = Watching()
    let nav = UINavigationController(rootViewController: top)
    scene.show(nav)
    #expect(top.told == [insets(91, 34)])

    nav.setNavigationBarHidden(true, animated: true)
    #expect(top.told.last == insets(47, 34))
    Headless.settle()
    nav.setNavigationBarHidden(false, animated: false)
    Headless.settle()

    #expect(top.told == [insets(91, 34), insets(47, 34), insets(91, 34)])
  }

  @Test("LY-02 a pushed controller has its safe area when it is appearing, and not in its will")
  func pushed() {
    let scene = Scene()
    let (nav, _, b) = scene.navigation()
    var tops: [String: CGFloat] = [:]
    b.hooks["wA"] = { [unowned b] in tops["wA"] = b.view.safeAreaInsets.top }
    b.hooks["iA"] = { [unowned b] in tops["iA"] = b.view.safeAreaInsets.top }

    nav.pushViewController(b, animated: true)
    Headless.settle()

    #expect(tops == ["wA": 0, "iA": 91])
  }

  @Test("additional insets come on top, and go down to views inside")
  func additional() {
    let scene = Scene()
    let top = Watching()
    scene.show(UINavigationController(rootViewController: top))
    let inner = UIView(frame: CGRect(x: 0, y: 60, width: 390, height: 700))
    top.view.addSubview(inner)
    #expect(inner.safeAreaInsets == insets(31, 0))

    top.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 100, right: 0)

    #expect(
      top.view.safeAreaInsets == UIEdgeInsets(top: 101, left: 5, bottom: 134, right: 0))
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 41, left: 5, bottom: 50, right: 0))
    #expect(top.told.count == 2)
    top.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 100, right: 0)
    #expect(top.told.count == 2)
  }

  @Test("a parent's additional insets reach its children; a navigation's bar stays where it is")
  func additionalOfParent() {
    let scene = Scene()
    let (nav, a, _) = scene.navigation()

    nav.additionalSafeAreaInsets = insets(0, 50)
    Headless.settle()

    #expect(a.view.safeAreaInsets == insets(91, 84))
    #expect(nav.navigationBar.frame.minY == 47)
  }

  /// What a controller says about its edges, whether the bar is translucent, and what comes of it.
  struct Row: Sendable {
    let edges: UIRectEdge
    let includesOpaque: Bool
    let isTranslucent: Bool
    let minY: CGFloat
    let top: CGFloat
  }

  nonisolated static let rows = [
    Row(edges: .all, includesOpaque: false, isTranslucent: true, minY: 0, top: 91),
    Row(edges: .all, includesOpaque: false, isTranslucent: false, minY: 91, top: 0),
    Row(edges: .all, includesOpaque: true, isTranslucent: false, minY: 0, top: 91),
    Row(edges: .bottom, includesOpaque: true, isTranslucent: true, minY: 91, top: 0),
    Row(edges: [], includesOpaque: false, isTranslucent: true, minY: 91, top: 0),
  ]

  @Test("a view reaches under the bar, or ends at it, as its controller says", arguments: rows)
  func edges(row: Row) {
    let scene = Scene()
    let (nav, a, b) = scene.navigation()
    nav.navigationBar.isTranslucent = row.isTranslucent
    for controller in [a, b] {
      controller.edgesForExtendedLayout = row.edges
      controller.extendedLayoutIncludesOpaqueBars = row.includesOpaque
    }
    Headless.settle()
    let bottom = CGFloat(844)
    #expect(a.view.frame == CGRect(x: 0, y: row.minY, width: 390, height: bottom - row.minY))
    #expect(a.view.safeAreaInsets.top == row.top)

    nav.pushViewController(b, animated: true)
    Headless.settle()
    #expect(b.view.frame.minY == row.minY && b.view.safeAreaInsets.top == row.top)
    nav.setNavigationBarHidden(true, animated: true)
    Headless.settle()

    #expect(b.view.frame == nav.view.bounds && b.view.safeAreaInsets.top == 47)
  }

  @Test("a bar of tabs covers its children, and those of a navigation in it")
  func tabs() {
    let scene = Scene()
    let plain = Watching()
    let top = Watching()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: top), plain]
    scene.show(tabs)
    #expect(top.view.safeAreaInsets == insets(91, 83))

    tabs.selectedIndex = 1
    Headless.settle()
    #expect(plain.view.safeAreaInsets == insets(47, 83))
    tabs.isTabBarHidden = true

    #expect(plain.view.safeAreaInsets == insets(47, 34))
    #expect(plain.told == [insets(47, 83), insets(47, 34)])
  }

  @Test("under an opaque bar of tabs a child ends at the bar")
  func opaqueTabs() {
    let scene = Scene()
    let plain = Watching()
    let tabs = UITabBarController()
    tabs.viewControllers = [plain]
    tabs.tabBar.isTranslucent = false
    scene.show(tabs)

    #expect(plain.view.frame == CGRect(x: 0, y: 0, width: 390, height: 761))
    #expect(plain.view.safeAreaInsets == insets(47, 0))
  }
}
