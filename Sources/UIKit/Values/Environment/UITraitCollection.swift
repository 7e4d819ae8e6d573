public import Foundation

/// What is known of the environment of an interface; what is not known is unspecified.
///
/// Never changes once made.
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The traits.
  let values: TraitValues

  /// Makes a collection of which nothing is known.
  public override init() {
    values = TraitValues()
    super.init()
  }

  init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Makes a collection of which nothing is known; archives keep no traits here.
  public required init?(coder: NSCoder) {
    values = TraitValues()
    super.init()
  }

  /// Archives nothing, unlike UIKit.
  open func encode(with coder: NSCoder) {}

  /// Whether archives of it can be secure.
  public static var supportsSecureCoding: Bool { true }

  /// Returns the same collection.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another collection has the same traits.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || other.values == values
  }

  /// A hash of the traits.
  open override var hash: Int { values.hashValue }

  /// The value of a trait: of the system's own, or of an app's.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

  /// How much room there is from side to side.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

  /// How much room there is from top to bottom.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

  /// How many pixels make a point; zero where it is not known.
  open var displayScale: CGFloat { values.displayScale }

  /// The direction of reading.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

  /// How large the user wants text to be.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }

  /// Whether the screen feels how hard it is pressed.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }

  /// The screen's range of colours.
  open var displayGamut: UIDisplayGamut { values.displayGamut }

  /// How much contrast the user asks for.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }

  /// Whether the interface lies above another.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

  /// How heavy the user wants letters to be.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

  /// Whether the interface looks active.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

  /// Whether all that is known in another collection is the same here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overlaid(by: trait.values) == values
  }

  /// Whether colours may look different than with another collection.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let mine = TraitValues(colorsOf: values)
    return mine != TraitValues(colorsOf: traitCollection?.values ?? TraitValues())
  }

  /// Returns a collection in which some traits are changed.
  open func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    var traits: any UIMutableTraits = values
    mutations(&traits)
    return UITraitCollection(values: traits as? TraitValues ?? values)
  }
}
