extension UIBlurEffect {
  /// How a blur looks.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// As the interface.
    case regular = 4
    /// As the interface, stronger.
    case prominent = 5
    /// Almost clear, as the interface.
    case systemUltraThinMaterial = 6
    /// Thin, as the interface.
    case systemThinMaterial = 7
    /// As the interface.
    case systemMaterial = 8
    /// Thick, as the interface.
    case systemThickMaterial = 9
    /// As bars, as the interface.
    case systemChromeMaterial = 10
    /// Almost clear, light.
    case systemUltraThinMaterialLight = 11
    /// Thin, light.
    case systemThinMaterialLight = 12
    /// Of middle thickness, light.
    case systemMaterialLight = 13
    /// Thick, light.
    case systemThickMaterialLight = 14
    /// As bars, light.
    case systemChromeMaterialLight = 15
    /// Almost clear, dark.
    case systemUltraThinMaterialDark = 16
    /// Thin, dark.
    case systemThinMaterialDark = 17
    /// Of middle thickness, dark.
    case systemMaterialDark = 18
    /// Thick, dark.
    case systemThickMaterialDark = 19
    /// As bars, dark.
    case systemChromeMaterialDark = 20
  }
}

/// The old name of how a blur looks.
public typealias UIBlurEffectStyle = UIBlurEffect.Style

/// What vibrant content is.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text.
  case label = 0
  /// Text that matters less.
  case secondaryLabel = 1
  /// Text that matters little.
  case tertiaryLabel = 2
  /// Text that hardly matters.
  case quaternaryLabel = 3
  /// A shape.
  case fill = 4
  /// A larger shape.
  case secondaryFill = 5
  /// A very large shape.
  case tertiaryFill = 6
  /// A thin line.
  case separator = 7
}
