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

  @Test("PV-09 a second drag asks nobody")
  func secondDrag() {
    let scene = pages()
    scene.swipe(to: 0.2)
    scene.scene.rest()

    scene.swipe(to: 0.2)
    Headless.settle()

    #expect(!scene.lines.contains { $0.hasPrefix("DS.") })
  }

  /// Pages whose data source and delegate write what they are asked and told.
  private func pages() -> PageScene {
    let scene = PageScene()
    scene.logsDelegate = true
    scene.logsSource = true
    return scene
  }

  @Test(
    "PV-08 a first small drag asks for the next page and the one before, then tells of the turn")
  func firstDrag() {
    let scene = pages()

    scene.swipe(to: 0.2)
    Headless.settle()

    #expect(
      scene.lines.filter { $0.hasPrefix("D") } == [
        "DS.after(A)", "DS.before(A)", "DG.willTransition(B)", "DG.didFinish(true, A, false)",
      ])
  }

  @Test("PV-10 after a turn the next neighbour is fetched, when the delegate has been told")
  func fetchedAhead() {
    let scene = pages()

    scene.swipe(to: 0.7)
    Headless.settle()
    #expect(
      scene.lines.filter { $0.hasPrefix("D") }.suffix(2)
        == ["DG.didFinish(true, A, true)", "DS.after(B)"])
    scene.log.clear()
    scene.swipe(to: -0.1)
    Headless.settle()

    #expect(
      scene.lines.filter { $0.hasPrefix("D") }
        == ["DG.willTransition(A)", "DG.didFinish(true, B, false)"])
  }

  @Test(
    "PV-03 code that turns with an animation keeps the page that was shown; without, none",
    arguments: [true, false])
  func turnedByCode(animated: Bool) {
    let scene = pages()
    scene.swipe(to: 0.2)
    scene.scene.rest()

    scene.set([scene.b], animated: animated)
    scene.scene.rest()
    scene.swipe(to: -0.1)
    Headless.settle()

    #expect(scene.lines.contains("DS.before(B)") == !animated)
    #expect(scene.lines.contains("DG.willTransition(A)"))
  }

  @Test("inferred: who sets the data source anew has the neighbours forgotten")
  func anotherSource() {
    let scene = pages()
    scene.swipe(to: 0.2)
    scene.scene.rest()

    scene.page.dataSource = nil
    scene.page.dataSource = scene
    scene.swipe(to: 0.2)
    Headless.settle()

    #expect(scene.lines.prefix(2) == ["DS.after(A)", "DS.before(A)"])
  }

  @Test(
    "PG-02 PG-04 a swipe that is given up: pages that scroll come back one by one, curls in turn",
    arguments: [
      (UIPageViewController.TransitionStyle.scroll, ["A.wA", "A.dA", "B.wD", "B.dD"]),
      (.pageCurl, ["B.wD", "A.wA", "B.dD", "A.dA"]),
    ])
  func givenUp(style: UIPageViewController.TransitionStyle, wayBack: [String]) {
    let scene = PageScene(style)

    scene.swipe(to: 0.3)
    Headless.settle()

    #expect(scene.lines == ["B.wA", "A.wD"] + wayBack)
    #expect(scene.page.viewControllers == [scene.a])
    #expect(scene.b.parent == nil && scene.b.view.superview == nil)
    #expect(scene.a.view.convert(CGPoint.zero, to: nil) == .zero)
  }
}
