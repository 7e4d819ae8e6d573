import Testing
import UIKit

@Suite("The way of traits, from the screen to a view", .serialized)
@MainActor struct TraitChainTests {
  /// Who sets an override on the way to a view in a child of a presented controller.
  enum Link: String, CaseIterable, CustomTestStringConvertible {
    case scene, window, presentation, parent, chosenForChild, child, view

    var testDescription: String { rawValue }

    /// Which of those that are looked at are dark by it: window, presentation, parent, child, view.
    var dark: [Bool] {
      switch self {
      case .scene, .window: [true, true, true, true, true]
      case .presentation: [false, true, true, true, true]
      case .parent: [false, false, true, true, true]
      case .chosenForChild, .child: [false, false, false, true, true]
      case .view: [false, false, false, false, true]
      }
    }
  }

  @MainActor struct Way {
    let stage = Stage()
    let parent: WatchfulController
    let child: WatchfulController
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
      parent = WatchfulController("parent", stage.log)
      child = WatchfulController("child", stage.log)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      child.view.addSubview(view)
      parent.modalPresentationStyle = .fullScreen
      stage.root.present(parent, animated: false)
      stage.rest()
    }

    func override(at link: Link) {
      switch link {
      case .scene: stage.window.windowScene?.traitOverrides.userInterfaceStyle = .dark
      case .window: stage.window.overrideUserInterfaceStyle = .dark
      case .presentation:
        parent.presentationController?.traitOverrides.userInterfaceStyle = .dark
      case .parent: parent.overrideUserInterfaceStyle = .dark
      case .chosenForChild:
        parent.setOverrideTraitCollection(
          UITraitCollection(userInterfaceStyle: .dark), forChild: child)
      case .child: child.traitOverrides.userInterfaceStyle = .dark
      case .view: view.overrideUserInterfaceStyle = .dark
      }
    }

    var styles: [UIUserInterfaceStyle] {
      [
        stage.window.traitCollection, parent.presentationController?.traitCollection,
        parent.traitCollection, child.traitCollection, view.traitCollection,
      ].map { $0?.userInterfaceStyle ?? .unspecified }
    }
  }

  struct Theme: UITraitDefinition { static let defaultValue = 0 }

  @Test("an override reaches all below, and nobody above", arguments: Link.allCases)
  func reach(_ link: Link) {
    let way = Way()

    way.override(at: link)
    Headless.settle()

    #expect(way.styles.map { $0 == .dark } == link.dark)
  }

  @Test("a controller has what the view around its own has, even if that is no controller's own")
  func linear() {
    let way = Way()

    way.child.view.superview?.traitOverrides[Theme.self] = 1
    Headless.settle()

    #expect(way.parent.traitCollection[Theme.self] == 0)
    #expect(way.child.traitCollection[Theme.self] == 1)
    #expect(way.view.traitCollection[Theme.self] == 1)
  }

  @Test("the lowest override wins, and its end uncovers the one above")
  func nested() {
    let way = Way()
    way.stage.window.overrideUserInterfaceStyle = .dark
    way.child.overrideUserInterfaceStyle = .light
    Headless.settle()
    #expect(way.styles == [.dark, .dark, .dark, .light, .light])

    way.child.overrideUserInterfaceStyle = .unspecified
    Headless.settle()

    #expect(way.styles == [.dark, .dark, .dark, .dark, .dark])
  }

  @Test("the presentation's collection is for who is presented, and not for the presentation")
  func presentationsCollection() {
    let way = Way()

    way.parent.presentationController?.overrideTraitCollection = UITraitCollection(
      horizontalSizeClass: .regular)
    Headless.settle()

    #expect(way.parent.presentationController?.traitCollection.horizontalSizeClass == .compact)
    #expect(way.parent.traitCollection.horizontalSizeClass == .regular)
    #expect(way.view.traitCollection.horizontalSizeClass == .regular)
  }

  @Test("traits that are chosen for a child are there within the call, and end with its parent")
  func chosen() {
    let way = Way()

    way.override(at: .chosenForChild)
    #expect(way.child.traitCollection.userInterfaceStyle == .dark)
    #expect(
      way.parent.overrideTraitCollection(forChild: way.child)?.userInterfaceStyle == .dark)

    way.child.removeFromParent()
    #expect(way.parent.overrideTraitCollection(forChild: way.child) == nil)
  }

  @Test("a container that answers for its child is asked")
  func answered() {
    final class Narrow: UIViewController {
      override func overrideTraitCollection(
        forChild childViewController: UIViewController
      ) -> UITraitCollection? { UITraitCollection(verticalSizeClass: .compact) }
    }
    let stage = Stage()
    let (narrow, child) = (Narrow(), UIViewController())
    narrow.addChild(child)
    narrow.view.addSubview(child.view)
    stage.window.rootViewController = narrow
    Headless.settle()

    #expect(narrow.traitCollection.verticalSizeClass == .regular)
    #expect(child.traitCollection.verticalSizeClass == .compact)
  }

  @Test("a split view's list has little room beside its details, and its own where it is alone")
  func columns() {
    let log = Log()
    Headless.reset(idiom: .pad, screen: CGSize(width: 1024, height: 768))
    let (list, detail) = (WatchfulController("list", log), WatchfulController("detail", log))
    let split = UISplitViewController()
    split.viewControllers = [list, detail]
    let window = UIWindow()
    window.rootViewController = split
    window.makeKeyAndVisible()
    Headless.settle()
    #expect(list.traitCollection.horizontalSizeClass == .compact)
    #expect(detail.traitCollection.horizontalSizeClass == .regular)
    #expect(split.traitCollection.horizontalSizeClass == .regular)

    split.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: list)
    #expect(list.traitCollection.horizontalSizeClass == .regular)
    split.setOverrideTraitCollection(nil, forChild: list)
    log.clear()
    Headless.setTraits { $0.horizontalSizeClass = .compact }
    Headless.settle()

    #expect(list.traitCollection.horizontalSizeClass == .compact)
    #expect(!log.lines.contains("list.willTraits") && log.lines.contains("detail.willTraits"))
  }

  @Test("what few know of the screen's traits outlives that the user changes others")
  func othersChange() {
    let way = Way()
    way.child.overrideUserInterfaceStyle = .light
    way.stage.rest()

    Headless.setTraits { $0.userInterfaceStyle = .dark }
    Headless.settle()
    #expect(way.stage.log.lines == ["parent.traits"])

    Headless.setTraits { $0.preferredContentSizeCategory = .small }
    Headless.settle()
    #expect(way.stage.log.lines == ["parent.traits", "parent.traits", "child.traits"])
    #expect(way.child.traitCollection.preferredContentSizeCategory == .small)
    #expect(way.styles == [.dark, .dark, .dark, .light, .light])
  }
}
