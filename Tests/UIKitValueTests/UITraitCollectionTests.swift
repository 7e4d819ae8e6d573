import Testing
import UIKit

@Suite("Trait collections")
struct UITraitCollectionTests {
  @Test("a collection of several knows what each knows, the last one first")
  func merging() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .pad),
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(),
    ])

    #expect(merged.userInterfaceIdiom == .pad)
    #expect(merged.horizontalSizeClass == .regular)
    #expect(merged.verticalSizeClass == .unspecified)
    #expect(merged.containsTraits(in: UITraitCollection(userInterfaceIdiom: .pad)))
    #expect(!merged.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
  }

  @Test("changing traits makes another collection")
  func modifying() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = light.modifyingTraits { $0.userInterfaceStyle = .dark }

    #expect(light.userInterfaceStyle == .light)
    #expect(dark == UITraitCollection { $0.userInterfaceStyle = .dark })
    #expect(dark.hasDifferentColorAppearance(comparedTo: light))
    #expect(
      !dark.hasDifferentColorAppearance(
        comparedTo: dark.modifyingTraits { $0.displayScale = 2 }))
  }

  @Test("sizes of text are in order")
  func sizes() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraLarge.isAccessibilityCategory)
  }
}
