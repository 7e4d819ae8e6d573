import Testing
import UIKit

@MainActor @Suite("ER-06: overlapping navigation", .serialized) struct BarFacts {
  /// What is asked for while a push still runs.
  enum Second: CaseIterable {
    case push, pop, set
  }

  private var ids: [String] { Headless.complaints.map(\.id) }

  @Test(
    "ER-06 D7 a second animated change during an animated push: the bar complains when that ends",
    arguments: Second.allCases)
  func nested(second: Second) {
    let scene = Scene()
    let (nav, a, b) = scene.navigation()
    nav.pushViewController(b, animated: true)
    Headless.advance(by: 0.1)

    switch second {
    case .push: nav.pushViewController(scene.controller("C"), animated: true)
    case .pop: nav.popViewController(animated: true)
    case .set: nav.setViewControllers([scene.controller("C"), a], animated: true)
    }
    #expect(ids.isEmpty)
    #expect(Headless.settle())

    #expect(ids == ["D7"])
    #expect(Headless.complaints.first?.effect == .logged)
    #expect(nav.topViewController?.view.window === scene.window)
  }

  @Test("ER-06 D7 also for a push from the will of the one that is pushed")
  func fromWill() {
    let scene = Scene()
    let (nav, _, b) = scene.navigation()
    b.hooks["wA"] = { [unowned nav] in
      guard nav.viewControllers.count == 2 else { return }
      nav.pushViewController(scene.controller("C"), animated: true)
    }

    nav.pushViewController(b, animated: true)
    #expect(Headless.settle())

    #expect(ids == ["D7"])
    #expect(nav.viewControllers.count == 3)
  }

  @Test("NV-13 D7 two animated pushes in one turn overlap too")
  func inOneTurn() {
    let scene = Scene()
    let (nav, _, b) = scene.navigation()

    nav.pushViewController(b, animated: true)
    nav.pushViewController(scene.controller("C"), animated: true)
    #expect(Headless.settle())

    #expect(ids == ["D7"])
  }

  @Test(
    "NV-13 without animation, without a bar, or one after the other nothing overlaps",
    arguments: [(true, false, false), (false, true, false), (true, true, true)])
  func apart(first: Bool, second: Bool, hidesBar: Bool) {
    let scene = Scene()
    let (nav, _, b) = scene.navigation()
    nav.isNavigationBarHidden = hidesBar

    nav.pushViewController(b, animated: first)
    nav.pushViewController(scene.controller("C"), animated: second)
    #expect(Headless.settle())
    nav.popViewController(animated: true)
    #expect(Headless.settle())

    #expect(ids.isEmpty)
  }
}
