import Testing
import UIKit

@MainActor @Suite("Tabs that present in their own context", .serialized) struct ContextTabTests {
  nonisolated static let styles: [UIModalPresentationStyle] = [
    .currentContext, .overCurrentContext,
  ]

  @Test("inferred: what is presented in a tab's place goes and comes with it", arguments: styles)
  func selected(style: UIModalPresentationStyle) {
    let scene = Scene()
    let (a, b, other) = (scene.controller("A"), scene.controller("B"), scene.controller("O"))
    let tabs = UITabBarController()
    tabs.viewControllers = [a, other]
    scene.show(tabs)
    a.definesPresentationContext = true
    b.modalPresentationStyle = style
    scene.present(b, on: a)
    tabs.view.setNeedsLayout()
    Headless.settle()
    #expect((a.view.window == nil) == (style == .currentContext))

    tabs.selectedIndex = 1
    Headless.settle()
    #expect(scene.log.lines(of: "B") == ["wD", "dD"])
    #expect(scene.log.lines(of: "A") == (style == .currentContext ? [] : ["wD", "dD"]))
    #expect(b.view.window == nil && a.view.window == nil)
    scene.log.clear()

    tabs.selectedIndex = 0
    Headless.settle()
    #expect(scene.log.lines(of: "B") == ["wA", "iA", "dA"])
    #expect(scene.log.lines(of: "A") == (style == .currentContext ? [] : ["wA", "iA", "dA"]))
    #expect(b.view.window === scene.window)
    a.dismiss(animated: true)
    Headless.settle()
    #expect(a.view.window === scene.window && b.view.window == nil)
    #expect(Headless.complaints.isEmpty)
  }
}
