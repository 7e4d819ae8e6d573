/// Whether the screen feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}

/// The range of colours of a screen.
public enum UIDisplayGamut: Int, Sendable {
  /// Not known.
  case unspecified = -1
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The standard range.
  case SRGB = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The wide range.
  case P3 = 1
}

/// How much contrast the user asks for.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// The usual.
  case normal = 0
  /// More.
  case high = 1
}

/// Whether an interface lies above another.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// It does not.
  case base = 0
  /// It does.
  case elevated = 1
}

/// How heavy the user wants letters to be.
public enum UILegibilityWeight: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// As designed.
  case regular = 0
  /// Heavier.
  case bold = 1
}

/// Whether an interface looks active.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// It does not.
  case inactive = 0
  /// It does.
  case active = 1
}
