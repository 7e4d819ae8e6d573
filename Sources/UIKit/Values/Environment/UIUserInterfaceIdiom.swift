/// The kind of device that an interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// No kind.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's screen.
  case carPlay = 3
  /// A desktop computer.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// How much room an interface has in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2
}

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// The direction in which views follow one another.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As in English.
  case leftToRight = 0
  /// As in Arabic.
  case rightToLeft = 1
}

/// The direction of reading in an environment.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// As in English.
  case leftToRight = 0
  /// As in Arabic.
  case rightToLeft = 1
}

/// What decides whether a view is mirrored in other directions of reading.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Nothing in particular.
  case unspecified = 0
  /// It is about playing, which goes one way everywhere.
  case playback = 1
  /// It is about directions in space.
  case spatial = 2
  /// It never is.
  case forceLeftToRight = 3
  /// It always is.
  case forceRightToLeft = 4
}
