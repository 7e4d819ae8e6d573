import Testing
import UIKit

@Suite("Traits by their types") struct TraitDefinitionTests {
  struct Level: UITraitDefinition { static let defaultValue = 3 }
  struct Tinted: UITraitDefinition {
    static let defaultValue = ""
    static let affectsColorAppearance = true
    static let identifier = "org.example.tinted"
  }

  @Test("a trait of one's own has its default, and what is set")
  func own() {
    let collection = UITraitCollection { $0[Level.self] = 5 }

    #expect(UITraitCollection()[Level.self] == 3)
    #expect(collection[Level.self] == 5)
    #expect(collection.modifyingTraits { $0[Level.self] = 6 }[Level.self] == 6)
    #expect(collection.replacing(Level.self, value: 7)[Level.self] == 7)
    #expect(UITraitCollection(Level.self, value: 5) == collection)
    #expect(collection != UITraitCollection())
    #expect(UITraitCollection(Level.self, value: 3) == UITraitCollection())
    #expect(Level.name == "Level")
    #expect(Level.identifier.hasSuffix("Level"))
    #expect(!Level.affectsColorAppearance)
  }

  @Test("the system's traits are found by type as by name")
  func system() {
    let collection = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0[UITraitDisplayScale.self] = 2
    }

    #expect(collection[UITraitUserInterfaceStyle.self] == .dark)
    #expect(collection.displayScale == 2)
    #expect(collection[UITraitVerticalSizeClass.self] == .unspecified)
  }

  @Test("a later collection's own traits win, too")
  func merging() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(Level.self, value: 1), UITraitCollection(Tinted.self, value: "red"),
      UITraitCollection(Level.self, value: 2),
    ])

    #expect(merged[Level.self] == 2)
    #expect(merged[Tinted.self] == "red")
    #expect(merged.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    #expect(
      !merged.hasDifferentColorAppearance(
        comparedTo: merged.replacing(Level.self, value: 9)))
  }

  @Test("the traits that changed are told by type")
  func changes() {
    let before = UITraitCollection { $0.userInterfaceStyle = .light }
    let after = before.modifyingTraits {
      $0.userInterfaceStyle = .dark
      $0[Level.self] = 3
      $0[Tinted.self] = "red"
    }

    let names = after.changedTraits(from: before).map { $0.name }
    #expect(names == ["UITraitUserInterfaceStyle", "Tinted"])
    #expect(after.changedTraits(from: after).isEmpty)
    #expect(
      UITraitCollection.systemTraitsAffectingColorAppearance.map { $0.name }
        == [
          "UITraitUserInterfaceIdiom", "UITraitUserInterfaceStyle", "UITraitDisplayGamut",
          "UITraitAccessibilityContrast", "UITraitUserInterfaceLevel",
        ])
  }

  @Test("overrides know what is set over, and lose it again") @MainActor
  func overrides() {
    Headless.reset()
    let view = UIView()

    #expect(!view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    view.traitOverrides.userInterfaceStyle = .dark
    view.traitOverrides[Level.self] = 4
    #expect(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(view.traitOverrides[Level.self] == 4)
    #expect(view.overrideUserInterfaceStyle == .dark)
    #expect("\(view.traitOverrides)" == "<UITraitOverrides: Level, UITraitUserInterfaceStyle>")
    view.traitOverrides.remove(Level.self)
    #expect(!view.traitOverrides.contains(Level.self))
    #expect(view.traitOverrides[Level.self] == 3)
  }
}
