import Testing
import UIKit

/// A split view whose room changes when the test says so.
private final class RoomySplit: UISplitViewController {
  var sizeClass = UIUserInterfaceSizeClass.regular {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  override var traitCollection: UITraitCollection {
    UITraitCollection(horizontalSizeClass: sizeClass)
  }
}

/// A delegate that writes which columns come and go.
private final class ListeningToColumns: NSObject, UISplitViewControllerDelegate {
  var lines: [String] = []
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    lines.append("mode \(displayMode.rawValue)")
  }
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {
    lines.append("show \(column.rawValue)")
  }
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {
    lines.append("hide \(column.rawValue)")
  }
}

@MainActor private struct SplitScene {
  let log = CallbackLog()
  let window: UIWindow

  init(idiom: UIUserInterfaceIdiom = .pad, screen: CGSize = CGSize(width: 1024, height: 768)) {
    Headless.reset(idiom: idiom, screen: screen)
    window = UIWindow()
  }

  func controller(_ name: String) -> LoggedController { LoggedController(name, log, []) }

  func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    Headless.settle()
  }
}

@MainActor @Suite("Split views", .serialized) struct SplitTests {
  @Test("on a wide pad both are shown side by side, and told with the split view")
  func sideBySide() {
    let scene = SplitScene()
    let (p, s) = (scene.controller("P"), scene.controller("S"))
    let split = UISplitViewController()
    split.viewControllers = [p, s]

    scene.show(split)

    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
    #expect(scene.log.lines == ["P.wA", "S.wA", "P.dA", "S.dA"])
    #expect(s.view.frame == CGRect(x: 320, y: 0, width: 704, height: 768))
    #expect(p.splitViewController === split)
  }

  @Test("on an upright pad the secondary is alone, until the primary is asked for")
  func upright() {
    let scene = SplitScene(screen: CGSize(width: 768, height: 1024))
    let split = UISplitViewController(style: .doubleColumn)
    let (p, s) = (scene.controller("P"), scene.controller("S"))
    split.setViewController(p, for: .primary)
    split.setViewController(s, for: .secondary)
    scene.show(split)
    #expect(scene.log.lines == ["S.wA", "S.dA"])
    scene.log.clear()

    split.show(.primary)
    Headless.settle()
    #expect(scene.log.lines == ["P.wA", "P.dA"])
    #expect(split.displayMode == .oneBesideSecondary)
    split.hide(.primary)
    Headless.settle()

    #expect(scene.log.lines == ["P.wA", "P.dA", "P.wD", "P.dD"])
  }

  @Test("a pad that is turned shows as much as there is room for, unless code has chosen")
  func turned() {
    let scene = SplitScene()
    let split = UISplitViewController()
    split.viewControllers = [scene.controller("P"), scene.controller("S")]
    scene.show(split)

    Headless.resize(to: CGSize(width: 768, height: 1024))
    Headless.settle()
    #expect(split.displayMode == .secondaryOnly)
    #expect(scene.log.lines(of: "P") == ["wA", "dA", "wD", "dD"])
    split.show(.primary)
    Headless.resize(to: CGSize(width: 1024, height: 768))
    Headless.resize(to: CGSize(width: 768, height: 1024))
    Headless.settle()

    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test("SV-12 traits that its parent gives a split view expand it within the call")
  func givenTraits() {
    let scene = SplitScene(idiom: .phone, screen: CGSize(width: 390, height: 844))
    let (parent, split) = (UIViewController(), UISplitViewController())
    split.viewControllers = [
      UINavigationController(rootViewController: scene.controller("P")), scene.controller("S"),
    ]
    parent.addChild(split)
    parent.view.addSubview(split.view)
    split.didMove(toParent: parent)
    scene.show(parent)
    #expect(split.isCollapsed)

    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: split)
    #expect(!split.isCollapsed)
    parent.setOverrideTraitCollection(nil, forChild: split)

    #expect(split.isCollapsed)
  }

  @Test("SV-09 on a phone a stack takes the secondary in, unless the delegate takes care of it")
  func collapsed() {
    final class Discarding: NSObject, UISplitViewControllerDelegate {
      func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
      ) -> Bool { true }
    }
    for discards in [false, true] {
      let scene = SplitScene(idiom: .phone, screen: CGSize(width: 390, height: 844))
      let (p, s) = (scene.controller("P"), scene.controller("S"))
      let nav = UINavigationController(rootViewController: p)
      let delegate = Discarding()
      let split = UISplitViewController()
      if discards { split.delegate = delegate }
      split.viewControllers = [nav, s]

      scene.show(split)

      #expect(split.isCollapsed && split.viewControllers == [nav])
      #expect(nav.viewControllers == (discards ? [p] : [p, s]))
      #expect(scene.log.lines == (discards ? ["P.wA", "P.dA"] : ["S.wA", "S.dA"]))
    }
  }

  @Test("columns become one stack where room gets scarce, and columns again where it does not")
  func room() {
    let scene = SplitScene()
    let split = RoomySplit(style: .doubleColumn)
    let (p, s, t) = (scene.controller("P"), scene.controller("S"), scene.controller("T"))
    split.setViewController(p, for: .primary)
    split.setViewController(s, for: .secondary)
    scene.show(split)
    scene.log.clear()
    let stack = split.viewController(for: .primary) as? UINavigationController
    let details = split.viewController(for: .secondary) as? UINavigationController

    split.sizeClass = .compact
    Headless.settle()
    #expect(stack?.viewControllers == [p, s])
    #expect(scene.log.lines(of: "P") == ["wD", "dD"])
    stack?.pushViewController(t, animated: false)
    Headless.settle()
    split.sizeClass = .regular
    Headless.settle()

    #expect(stack?.viewControllers == [p] && details?.viewControllers == [s, t])
    #expect(p.view.window != nil && t.view.window != nil && s.view.window == nil)
    #expect(scene.log.lines(of: "P") == ["wD", "dD", "wA", "dA"])
    #expect(scene.log.lines(of: "T").last == "dA")
    #expect(Headless.complaints.isEmpty)
  }

  @Test("of a list, the top of the primary stack becomes the secondary again")
  func separated() {
    let scene = SplitScene()
    let split = RoomySplit()
    split.sizeClass = .compact
    let (p, s) = (scene.controller("P"), scene.controller("S"))
    let nav = UINavigationController(rootViewController: p)
    split.viewControllers = [nav, s]
    scene.show(split)
    scene.log.clear()

    split.sizeClass = .regular
    Headless.settle()

    #expect(split.viewControllers == [nav, s])
    #expect(s.parent === split && p.view.window != nil)
    #expect(scene.log.lines(of: "P") == ["wA", "dA"])
    #expect(Headless.complaints.isEmpty)
  }

  @Test("SV-14 a detail replaces the secondary, or is pushed where there is one column")
  func showDetail() {
    for isNarrow in [false, true] {
      let scene = SplitScene()
      let split = RoomySplit()
      split.sizeClass = isNarrow ? .compact : .regular
      let (p, s, d) = (scene.controller("P"), scene.controller("S"), scene.controller("D"))
      let nav = UINavigationController(rootViewController: p)
      split.viewControllers = [nav, s]
      scene.show(split)

      p.showDetailViewController(d, sender: nil)
      Headless.settle()

      #expect(split.viewControllers == (isNarrow ? [nav] : [nav, d]))
      #expect(nav.viewControllers == (isNarrow ? [p, s, d] : [p]))
      #expect(scene.log.lines(of: "D") == ["wA", "dA"])
      #expect(scene.log.lines(of: "S") == ["wA", "dA", "wD", "dD"])
    }
  }

  @Test("where there is a compact column, it is all that is shown in scarce room")
  func compact() {
    let scene = SplitScene()
    let split = RoomySplit(style: .doubleColumn)
    split.sizeClass = .compact
    let (p, c) = (scene.controller("P"), scene.controller("C"))
    split.setViewController(p, for: .primary)
    split.setViewController(c, for: .compact)

    scene.show(split)
    #expect(scene.log.lines == ["C.wA", "C.dA"])
    split.sizeClass = .regular
    Headless.settle()

    #expect(scene.log.lines == ["C.wA", "C.dA", "C.wD", "P.wA", "C.dD", "P.dA"])
  }

  @Test("the delegate hears which columns come and go")
  func delegate() {
    let scene = SplitScene()
    let delegate = ListeningToColumns()
    let split = UISplitViewController(style: .tripleColumn)
    for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
      split.setViewController(scene.controller("C\(column.rawValue)"), for: column)
    }
    split.delegate = delegate
    scene.show(split)
    #expect(split.displayMode == .twoBesideSecondary)
    delegate.lines = []

    split.hide(.primary)
    split.preferredDisplayMode = .twoOverSecondary

    #expect(delegate.lines == ["mode 2", "hide 0", "mode 5", "show 0"])
  }

  @Test("who answers a request to show is the nearest container that does")
  func target() {
    Headless.reset()
    let inner = UIViewController()
    let nav = UINavigationController(rootViewController: inner)
    let split = UISplitViewController()
    split.viewControllers = [nav]

    #expect(inner.targetViewController(forAction: "show(_:sender:)", sender: nil) === nav)
    #expect(
      inner.targetViewController(forAction: "showDetailViewController(_:sender:)", sender: nil)
        === split)
    #expect(inner.targetViewController(forAction: "other(_:)", sender: nil) == nil)
  }

  @Test("SV-11 SV-15 before it is shown its mode is a concrete one, and it is not collapsed")
  func beforeTheShow() {
    let scene = SplitScene(idiom: .phone, screen: CGSize(width: 390, height: 844))
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(scene.controller("P"), for: .primary)
    split.setViewController(scene.controller("S"), for: .secondary)
    #expect(!split.isCollapsed)
    #expect(split.displayMode != .automatic)

    scene.show(split)

    #expect(split.isCollapsed)
    #expect(split.displayMode != .automatic)
  }

  @Test("SV-13 an application in the background collapses and expands once")
  func background() {
    final class Listening: NSObject, UISplitViewControllerDelegate {
      var lines: [String] = []
      func splitViewControllerDidCollapse(_ svc: UISplitViewController) { lines.append("collapse") }
      func splitViewControllerDidExpand(_ svc: UISplitViewController) { lines.append("expand") }
    }
    let scene = SplitScene()
    let delegate = Listening()
    let split = UISplitViewController(style: .doubleColumn)
    let (p, s) = (scene.controller("P"), scene.controller("S"))
    split.setViewController(p, for: .primary)
    split.setViewController(s, for: .secondary)
    split.delegate = delegate
    scene.show(split)

    Headless.background()
    Headless.settle()
    Headless.foreground()
    Headless.settle()

    #expect(delegate.lines == ["collapse", "expand"])
    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
    #expect(p.view.window != nil && s.view.window != nil)
    #expect(Headless.complaints.isEmpty)
  }

  @Test("SV-06 on an upright pad the delegate hears of the secondary alone")
  func uprightDelegate() {
    let scene = SplitScene(screen: CGSize(width: 768, height: 1024))
    let delegate = ListeningToColumns()
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(scene.controller("P"), for: .primary)
    split.setViewController(scene.controller("S"), for: .secondary)
    split.delegate = delegate

    scene.show(split)

    #expect(delegate.lines == ["show \(UISplitViewController.Column.secondary.rawValue)"])
  }

  @Test("SV-07 in scarce width the children are all columns, and the list is not")
  func childrenInScarceWidth() {
    let scene = SplitScene(idiom: .phone, screen: CGSize(width: 390, height: 844))
    let split = UISplitViewController(style: .tripleColumn)
    let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
    for column in columns {
      split.setViewController(scene.controller("C\(column.rawValue)"), for: column)
    }

    scene.show(split)

    #expect(split.children == columns.compactMap { split.viewController(for: $0) })
    #expect(split.viewControllers.count == 1)
  }

  @Test("SV-08 a split view of columns does not ask the older questions", arguments: [true, false])
  func olderQuestions(isList: Bool) {
    final class Asked: NSObject, UISplitViewControllerDelegate {
      var questions = 0
      func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
      ) -> Bool {
        questions += 1
        return true
      }
      func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
      ) -> Bool {
        questions += 1
        return true
      }
    }
    let scene = SplitScene()
    let delegate = Asked()
    let split = isList ? UISplitViewController() : UISplitViewController(style: .doubleColumn)
    let (p, s) = (scene.controller("P"), scene.controller("S"))
    if isList {
      split.viewControllers = [p, s]
    } else {
      split.setViewController(p, for: .primary)
      split.setViewController(s, for: .secondary)
    }
    split.delegate = delegate
    scene.show(split)

    split.show(scene.controller("D"), sender: nil)
    split.showDetailViewController(scene.controller("E"), sender: nil)

    #expect(delegate.questions == (isList ? 2 : 0))
  }
}
