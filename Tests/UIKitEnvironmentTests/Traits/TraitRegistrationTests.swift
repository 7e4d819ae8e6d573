import Testing
import UIKit

@Suite("Hearing of chosen traits", .serialized) @MainActor struct TraitRegistrationTests {
  enum Theme: Int { case plain, loud }

  struct ThemeTrait: UITraitDefinition {
    static let defaultValue = Theme.plain
    static let affectsColorAppearance = true
  }

  final class Registrant: UIViewController {
    var heard: [String] = []

    func listen() {
      registerForTraitChanges([UITraitUserInterfaceStyle.self, ThemeTrait.self]) {
        (self: Self, previous: UITraitCollection) in
        self.heard.append("closure \(previous.theme)>\(self.traitCollection.theme)")
      }
      registerForTraitChanges(
        [UITraitHorizontalSizeClass.self], action: Selector("width", Registrant.width))
    }

    func width() { heard.append("width") }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      heard.append("did change")
    }
  }

  @MainActor final class Target {
    var heard: [String] = []
    func one(_ view: UIView) { heard.append("one \(view.tag)") }
    func two(_ view: UIView, _ previous: UITraitCollection) {
      heard.append("two \(view.tag) \(previous.userInterfaceStyle)")
    }
  }

  @Test("a closure and a method hear of their traits alone, with what was before")
  func own() {
    let stage = Stage()
    let controller = Registrant()
    controller.listen()
    stage.window.rootViewController = controller
    stage.rest()

    controller.traitOverrides.theme = .loud
    Headless.settle()
    #expect(controller.heard == ["did change", "closure plain>loud"])

    controller.heard = []
    controller.traitOverrides.horizontalSizeClass = .regular
    Headless.settle()
    #expect(controller.heard == ["did change", "width"])

    controller.heard = []
    Headless.setTraits { $0.preferredContentSizeCategory = .small }
    #expect(controller.heard == ["did change"])
  }

  @Test("a method of another object hears with the one whose traits changed, and is not kept")
  func target() {
    let stage = Stage()
    let view = UIView()
    view.tag = 7
    stage.root.view.addSubview(view)
    Headless.settle()
    var target: Target? = Target()
    weak let kept = target
    if let target {
      view.registerForTraitChanges(
        [UITraitUserInterfaceStyle.self], target: target, action: Selector("one", Target.one))
      view.registerForTraitChanges(
        [UITraitUserInterfaceStyle.self], target: target, action: Selector("two", Target.two))
    }

    Headless.setTraits { $0.userInterfaceStyle = .dark }

    #expect(target?.heard == ["one 7", "two 7 light"])
    target = nil
    #expect(kept == nil)
    Headless.setTraits { $0.userInterfaceStyle = .light }
  }

  @Test("who ended its registration hears no more, even in the same change")
  func unregistered() {
    let stage = Stage()
    var heard: [String] = []
    let view = UIView()
    stage.root.view.addSubview(view)
    Headless.settle()
    var second: (any UITraitChangeRegistration)?
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
      heard.append("first")
      if let second { view.unregisterForTraitChanges(second) }
    }
    second = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
      heard.append("second")
    }

    Headless.setTraits { $0.userInterfaceStyle = .dark }
    Headless.setTraits { $0.userInterfaceStyle = .light }

    #expect(heard == ["first", "first"])
  }

  @Test("a list of the system's traits can be registered for, scenes and presentations included")
  func lists() {
    let stage = Stage()
    var heard: [String] = []
    let sheet = stage.present("sheet", .pageSheet, on: stage.root)
    stage.window.windowScene?.registerForTraitChanges(
      UITraitCollection.systemTraitsAffectingColorAppearance
    ) { (_: UIWindowScene, _) in heard.append("scene") }
    sheet.presentationController?.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIPresentationController, _) in heard.append("presentation")
    }

    Headless.setTraits { $0.userInterfaceStyle = .dark }

    #expect(heard == ["scene", "presentation"])
  }
}

extension UITraitCollection {
  fileprivate var theme: TraitRegistrationTests.Theme {
    self[TraitRegistrationTests.ThemeTrait.self]
  }
}

extension UIMutableTraits {
  fileprivate var theme: TraitRegistrationTests.Theme {
    get { self[TraitRegistrationTests.ThemeTrait.self] }
    set { self[TraitRegistrationTests.ThemeTrait.self] = newValue }
  }
}
