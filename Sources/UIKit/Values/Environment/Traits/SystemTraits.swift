public import CoreGraphics

/// A trait of the system's own, which every collection has a place for.
protocol SystemTrait: UITraitDefinition, SendableMetatype where Value: Equatable {
  /// Where the value is kept.
  static var place: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
  /// The value that a collection has.
  static func read(_ values: TraitValues) -> Any { values[keyPath: place] }

  /// Gives a collection a value, where it is one of the trait's.
  static func write(_ value: Any, to values: inout TraitValues) {
    if let value = value as? Value { values[keyPath: place] = value }
  }

  /// Gives a collection the value that another has, where that one knows it.
  static func take(from other: TraitValues, into values: inout TraitValues) {
    guard other[keyPath: place] != defaultValue else { return }
    values[keyPath: place] = other[keyPath: place]
  }

  /// Whether two collections have the same value.
  static func isSame(in left: TraitValues, and right: TraitValues) -> Bool {
    left[keyPath: place] == right[keyPath: place]
  }
}

/// All traits of the system's own.
let systemTraits: [any SystemTrait.Type] = [
  UITraitUserInterfaceIdiom.self,
  UITraitHorizontalSizeClass.self,
  UITraitVerticalSizeClass.self,
  UITraitUserInterfaceStyle.self,
  UITraitDisplayScale.self,
  UITraitLayoutDirection.self,
  UITraitPreferredContentSizeCategory.self,
  UITraitForceTouchCapability.self,
  UITraitDisplayGamut.self,
  UITraitAccessibilityContrast.self,
  UITraitUserInterfaceLevel.self,
  UITraitLegibilityWeight.self,
  UITraitActiveAppearance.self,
]

/// The kind of device.
public struct UITraitUserInterfaceIdiom: SystemTrait {
  /// Where nobody set one.
  public static let defaultValue: UIUserInterfaceIdiom = .unspecified
  /// Colours may look different.
  public static let affectsColorAppearance = true
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// How much room there is from side to side.
public struct UITraitHorizontalSizeClass: SystemTrait {
  /// Where nobody set one.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// How much room there is from top to bottom.
public struct UITraitVerticalSizeClass: SystemTrait {
  /// Where nobody set one.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: SystemTrait {
  /// Where nobody set one.
  public static let defaultValue: UIUserInterfaceStyle = .unspecified
  /// Colours may look different.
  public static let affectsColorAppearance = true
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// How many pixels make a point.
public struct UITraitDisplayScale: SystemTrait {
  /// Where nobody set one.
  public static let defaultValue: CGFloat = 0
  static var place: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The direction of reading.
public struct UITraitLayoutDirection: SystemTrait {
  /// Where nobody set one.
  public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
  static var place: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// How large the user wants text to be.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
  /// Where nobody set one.
  public static let defaultValue: UIContentSizeCategory = .unspecified
  static var place: WritableKeyPath<TraitValues, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

/// Whether the screen feels how hard it is pressed.
public struct UITraitForceTouchCapability: SystemTrait {
  /// Where nobody set one.
  public static let defaultValue: UIForceTouchCapability = .unknown
  static var place: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

/// The screen's range of colours.
public struct UITraitDisplayGamut: SystemTrait {
  /// Where nobody set one.
  public static let defaultValue: UIDisplayGamut = .unspecified
  /// Colours may look different.
  public static let affectsColorAppearance = true
  static var place: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// How much contrast the user asks for.
public struct UITraitAccessibilityContrast: SystemTrait {
  /// Where nobody set one.
  public static let defaultValue: UIAccessibilityContrast = .unspecified
  /// Colours may look different.
  public static let affectsColorAppearance = true
  static var place: WritableKeyPath<TraitValues, UIAccessibilityContrast> {
    \.accessibilityContrast
  }
}

/// Whether the interface lies above another.
public struct UITraitUserInterfaceLevel: SystemTrait {
  /// Where nobody set one.
  public static let defaultValue: UIUserInterfaceLevel = .unspecified
  /// Colours may look different.
  public static let affectsColorAppearance = true
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// How heavy the user wants letters to be.
public struct UITraitLegibilityWeight: SystemTrait {
  /// Where nobody set one.
  public static let defaultValue: UILegibilityWeight = .unspecified
  static var place: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// Whether the interface looks active.
public struct UITraitActiveAppearance: SystemTrait {
  /// Where nobody set one.
  public static let defaultValue: UIUserInterfaceActiveAppearance = .unspecified
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}
