import Testing
import UIKit

@MainActor @Suite("PG: pages", .serialized) struct PageFacts {
  @Test("PG-01 a swipe to another page that scrolls: the incoming did comes first")
  func scroll() {
    let scene = PageScene(.scroll)

    scene.swipe(to: 0.7)
    Headless.settle()

    #expect(scene.lines == ["B.wA", "A.wD", "B.dA", "A.dD"])
    #expect(scene.page.viewControllers == [scene.b])
  }

  @Test("PG-03 a swipe to another page that curls: the outgoing did comes first")
  func curl() {
    let scene = PageScene(.pageCurl)

    scene.swipe(to: 0.7)
    Headless.settle()

    #expect(scene.lines == ["B.wA", "A.wD", "A.dD", "B.dA"])
  }

  @Test("PG-05 pages that are set when the parent's view is loaded are there before any layout")
  func early() {
    final class Parent: UIViewController {
      var first: UIViewController?
      override func viewDidLoad() {
        super.viewDidLoad()
        let page = UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: .horizontal)
        if let first {
          page.setViewControllers([first], direction: .forward, animated: false)
        }
        addChild(page)
        page.view.frame = view.bounds
        view.addSubview(page.view)
        page.didMove(toParent: self)
      }
    }
    let scene = Scene()
    let parent = Parent()
    let page = scene.controller("C", [.loading, .containment, .layout])
    parent.first = page

    scene.window.rootViewController = parent
    scene.window.makeKeyAndVisible()
    Headless.settle()

    let lines = scene.log.lines(of: "C").withoutRepeats
    #expect(
      lines == ["willMove(P)", "loadView", "load", "wA", "dA", "didMove(P)", "wL", "dL"])
  }

  /// A step of an emulation: who begins to come or to go, or ends.
  enum Step { case comes(String), goes(String), ends(String) }

  /// What the library does with pages A, which is shown, and B, and what both hear.
  nonisolated static let rows: [(steps: [Step], a: [String], b: [String])] = [
    ([.comes("B"), .goes("A"), .ends("A"), .ends("B")], ["wD", "dD"], ["wA", "dA"]),
    (
      [.comes("B"), .goes("A"), .comes("A"), .goes("B"), .ends("A"), .ends("B")],
      ["wD", "wA", "dA"], ["wA", "wD", "dD"]
    ),
    ([.goes("A"), .comes("B"), .ends("A"), .ends("B")], ["wD", "dD"], ["wA", "dA"]),
  ]

  @Test(
    "PG-06 an emulated turn that finishes, one that is given up, and one at once",
    arguments: 0..<3)
  func emulatedTurns(row: Int) {
    let scene = Scene()
    let pages = ["A": scene.controller("A", []), "B": scene.controller("B", [])]
    pages["A"]?.beginAppearanceTransition(true, animated: false)
    pages["A"]?.endAppearanceTransition()
    scene.log.clear()

    for step in Self.rows[row].steps {
      switch step {
      case .comes(let name): pages[name]?.beginAppearanceTransition(true, animated: row < 2)
      case .goes(let name): pages[name]?.beginAppearanceTransition(false, animated: row < 2)
      case .ends(let name): pages[name]?.endAppearanceTransition()
      }
    }

    #expect(scene.log.lines(of: "A") == Self.rows[row].a)
    #expect(scene.log.lines(of: "B") == Self.rows[row].b)
    #expect(Headless.complaints.isEmpty)
  }

  @Test("PG-06 what an emulation of pages does by hand gives its children what it says")
  func emulation() {
    let scene = Scene()
    let (a, b) = (scene.controller("A", []), scene.controller("B", []))

    b.beginAppearanceTransition(true, animated: true)
    a.beginAppearanceTransition(true, animated: false)
    a.endAppearanceTransition()
    a.beginAppearanceTransition(false, animated: true)
    a.endAppearanceTransition()
    b.endAppearanceTransition()

    #expect(scene.log.lines(of: "A") == ["wA", "dA", "wD", "dD"])
    #expect(scene.log.lines(of: "B") == ["wA", "dA"])
    #expect(Headless.complaints.isEmpty)
  }
}
