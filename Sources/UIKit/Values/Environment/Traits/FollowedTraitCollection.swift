import CoreGraphics
import Foundation

/// Traits as a method sees them that is to be called again when one changes that it has read.
final class FollowedTraitCollection: UITraitCollection, @unchecked Sendable {
  private let reads: ReadTraits

  init(_ traits: UITraitCollection, _ reads: ReadTraits) {
    self.reads = reads
    super.init(values: traits.values)
  }

  required init?(coder: NSCoder) { nil }

  override subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    reads.note(trait)
    return values[trait]
  }

  override var userInterfaceIdiom: UIUserInterfaceIdiom { self[UITraitUserInterfaceIdiom.self] }
  override var horizontalSizeClass: UIUserInterfaceSizeClass {
    self[UITraitHorizontalSizeClass.self]
  }
  override var verticalSizeClass: UIUserInterfaceSizeClass { self[UITraitVerticalSizeClass.self] }
  override var userInterfaceStyle: UIUserInterfaceStyle { self[UITraitUserInterfaceStyle.self] }
  override var displayScale: CGFloat { self[UITraitDisplayScale.self] }
  override var layoutDirection: UITraitEnvironmentLayoutDirection {
    self[UITraitLayoutDirection.self]
  }
  override var preferredContentSizeCategory: UIContentSizeCategory {
    self[UITraitPreferredContentSizeCategory.self]
  }
  override var forceTouchCapability: UIForceTouchCapability {
    self[UITraitForceTouchCapability.self]
  }
  override var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
  override var accessibilityContrast: UIAccessibilityContrast {
    self[UITraitAccessibilityContrast.self]
  }
  override var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }
  override var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }
  override var activeAppearance: UIUserInterfaceActiveAppearance {
    self[UITraitActiveAppearance.self]
  }
}
