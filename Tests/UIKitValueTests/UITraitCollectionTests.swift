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

@MainActor @Suite("The traits of the screen", .serialized)
struct ScreenTraitTests {
  @Test(
    "a phone and a tablet have the size classes of the table",
    arguments: [
      (UIUserInterfaceIdiom.phone, CGSize(width: 390, height: 844), "compact regular"),
      (.phone, CGSize(width: 844, height: 390), "compact compact"),
      (.phone, CGSize(width: 926, height: 428), "regular compact"),
      (.pad, CGSize(width: 768, height: 1024), "regular regular"),
    ])
  func sizeClasses(_ idiom: UIUserInterfaceIdiom, _ size: CGSize, _ classes: String) {
    Headless.reset(idiom: idiom, screen: size)
    let traits = UIScreen.main.traitCollection

    #expect("\(traits.horizontalSizeClass) \(traits.verticalSizeClass)" == classes)
    #expect(UITraitCollection.current == traits)
  }
}
