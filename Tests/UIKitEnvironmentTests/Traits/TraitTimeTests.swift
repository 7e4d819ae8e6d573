import Testing
import UIKit

@Suite("When traits are looked at", .serialized) @MainActor struct TraitTimeTests {
  final class Teller: UIView {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      log.add("\(name).traits")
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.add("\(name).layout(\(traitCollection.userInterfaceStyle))")
    }
  }

  @Test("an override takes effect before the next layout, from above downward")
  func beforeLayout() {
    let stage = Stage()
    let (outer, inner) = (Teller("outer", stage.log), Teller("inner", stage.log))
    outer.addSubview(inner)
    stage.root.view.addSubview(outer)
    stage.rest()

    stage.root.overrideUserInterfaceStyle = .dark
    inner.setNeedsLayout()
    #expect(stage.root.traitCollection.userInterfaceStyle == .light)
    #expect(stage.log.lines == [])
    Headless.settle()

    #expect(
      stage.log.lines == [
        "root.traits", "outer.traits", "outer.layout(dark)", "inner.traits", "inner.layout(dark)",
      ])
  }

  @Test("several overrides in a turn are one change")
  func coalesced() {
    let stage = Stage()

    stage.root.traitOverrides.userInterfaceStyle = .dark
    stage.root.traitOverrides.horizontalSizeClass = .regular
    stage.root.traitOverrides.userInterfaceStyle = .light
    Headless.settle()

    #expect(stage.log.lines == ["root.traits"])
  }

  @Test("an override that is taken back in the same turn changes nothing")
  func takenBack() {
    let stage = Stage()

    stage.root.traitOverrides.userInterfaceStyle = .dark
    stage.root.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    Headless.settle()

    #expect(stage.log.lines == [])
  }

  @Test("who asks for it looks at once, and so do those above who have to")
  func atOnce() {
    let stage = Stage()
    let (view, sibling) = (Teller("view", stage.log), Teller("sibling", stage.log))
    stage.root.view.addSubview(view)
    stage.root.view.addSubview(sibling)
    stage.rest()

    stage.window.windowScene?.traitOverrides.userInterfaceStyle = .dark
    view.updateTraitsIfNeeded()

    #expect(stage.log.lines == ["root.traits", "view.traits"])
    #expect(sibling.traitCollection.userInterfaceStyle == .light)
    Headless.settle()
    let lines = stage.log.lines.filter { !$0.contains("layout") }
    #expect(lines == ["root.traits", "view.traits", "sibling.traits"])
  }

  @Test("who is told may let all in it look at once")
  func insideOfCallback() {
    final class Eager: UIViewController {
      var seen: [UIUserInterfaceStyle] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        seen.append(children[0].traitCollection.userInterfaceStyle)
        updateTraitsIfNeeded()
        seen.append(children[0].traitCollection.userInterfaceStyle)
      }
    }
    let stage = Stage()
    let (eager, child) = (Eager(), UIViewController())
    eager.addChild(child)
    eager.view.addSubview(child.view)
    stage.window.rootViewController = eager
    stage.rest()

    Headless.setTraits { $0.userInterfaceStyle = .dark }

    #expect(eager.seen == [.light, .dark])
  }

  @Test("who is not seen knows nothing new until it is seen, and knows it before it is appearing")
  func unseen() {
    let stage = Stage()
    let (tabs, first) = (UITabBarController(), WatchfulController("first", stage.log))
    let second = StyleController("second", stage.log)
    tabs.viewControllers = [first, second]
    stage.window.rootViewController = tabs
    stage.rest()

    Headless.setTraits { $0.userInterfaceStyle = .dark }
    #expect(stage.log.lines == ["first.traits"])
    #expect(second.traitCollection.userInterfaceStyle == .light)
    stage.rest()
    tabs.selectedIndex = 1
    Headless.settle()

    let lines = stage.log.lines.filter { $0.hasPrefix("second") }
    #expect(
      lines == [
        "second.wA", "second.traits", "second.safeArea(47)", "second.iA", "second.dA",
      ])
    #expect(second.styles == [.light, .dark])
  }

  @Test("a presenter that is covered hears when it is seen again")
  func covered() {
    let stage = Stage()
    let sheet = stage.present("full", .fullScreen, on: stage.root)

    Headless.setTraits { $0.userInterfaceStyle = .dark }
    #expect(stage.log.lines == ["full.traits"])
    sheet.dismiss(animated: false)
    Headless.settle()

    #expect(stage.log.lines.filter { $0 == "root.traits" }.count == 1)
    #expect(stage.root.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("a view that is put elsewhere has the traits of its new place")
  func moved() {
    let stage = Stage()
    let (dark, light) = (UIView(), UIView())
    let view = Teller("view", stage.log)
    dark.overrideUserInterfaceStyle = .dark
    stage.root.view.addSubview(dark)
    stage.root.view.addSubview(light)
    light.addSubview(view)
    Headless.settle()
    #expect(view.traitCollection.userInterfaceStyle == .light)

    dark.addSubview(view)
    Headless.settle()
    #expect(view.traitCollection.userInterfaceStyle == .dark)

    view.removeFromSuperview()
    Headless.settle()
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.log.lines.filter { $0 == "view.traits" }.count == 1)
  }

  @Test("who is nowhere looks only when asked, at its own overrides")
  func nowhere() {
    Headless.reset()
    let controller = UIViewController()

    controller.traitOverrides.horizontalSizeClass = .regular
    #expect(controller.traitCollection.horizontalSizeClass == .compact)
    controller.updateTraitsIfNeeded()
    #expect(controller.traitCollection.horizontalSizeClass == .regular)
    controller.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    controller.updateTraitsIfNeeded()
    #expect(controller.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("the current traits are those of whoever is laid out or told")
  func current() {
    final class Curious: UIView {
      var styles: [UIUserInterfaceStyle] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        styles.append(UITraitCollection.current.userInterfaceStyle)
      }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        styles.append(UITraitCollection.current.userInterfaceStyle)
      }
    }
    let stage = Stage()
    let view = Curious()
    view.overrideUserInterfaceStyle = .dark
    stage.root.view.addSubview(view)

    Headless.settle()

    #expect(view.styles == [.dark, .dark])
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }
}

/// A controller that keeps in mind how dark it was when it came.
private final class StyleController: WatchfulController {
  private(set) var styles: [UIUserInterfaceStyle] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    styles.append(traitCollection.userInterfaceStyle)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    styles.append(traitCollection.userInterfaceStyle)
  }
}
