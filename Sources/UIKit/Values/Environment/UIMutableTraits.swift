public import CoreGraphics

/// Traits that can be set.
public protocol UIMutableTraits {
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }

  /// How much room there is from side to side.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }

  /// How much room there is from top to bottom.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }

  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }

  /// How many pixels make a point.
  var displayScale: CGFloat { get set }

  /// The direction of reading.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }

  /// How large the user wants text to be.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }

  /// Whether the screen feels how hard it is pressed.
  var forceTouchCapability: UIForceTouchCapability { get set }

  /// The screen's range of colours.
  var displayGamut: UIDisplayGamut { get set }

  /// How much contrast the user asks for.
  var accessibilityContrast: UIAccessibilityContrast { get set }

  /// Whether the interface lies above another.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }

  /// How heavy the user wants letters to be.
  var legibilityWeight: UILegibilityWeight { get set }

  /// Whether the interface looks active.
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
}

/// A change of traits.
public typealias UITraitMutations = (inout any UIMutableTraits) -> Void

/// The traits of a collection as one value.
struct TraitValues: UIMutableTraits, Hashable, Sendable {
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var displayScale: CGFloat = 0
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var forceTouchCapability = UIForceTouchCapability.unknown
  var displayGamut = UIDisplayGamut.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var activeAppearance = UIUserInterfaceActiveAppearance.unspecified

  init() {}

  /// The traits that decide how colours look.
  init(colorsOf other: TraitValues) {
    userInterfaceIdiom = other.userInterfaceIdiom
    userInterfaceStyle = other.userInterfaceStyle
    displayGamut = other.displayGamut
    accessibilityContrast = other.accessibilityContrast
    userInterfaceLevel = other.userInterfaceLevel
  }

  /// These traits, with all that is known in others laid over them.
  func overlaid(by other: TraitValues) -> TraitValues {
    let unknown = TraitValues()
    var result = self
    func take<Value: Equatable>(_ path: WritableKeyPath<TraitValues, Value>) {
      if other[keyPath: path] != unknown[keyPath: path] {
        result[keyPath: path] = other[keyPath: path]
      }
    }
    take(\.userInterfaceIdiom)
    take(\.horizontalSizeClass)
    take(\.verticalSizeClass)
    take(\.userInterfaceStyle)
    take(\.displayScale)
    take(\.layoutDirection)
    take(\.preferredContentSizeCategory)
    take(\.forceTouchCapability)
    take(\.displayGamut)
    take(\.accessibilityContrast)
    take(\.userInterfaceLevel)
    take(\.legibilityWeight)
    take(\.activeAppearance)
    return result
  }
}
