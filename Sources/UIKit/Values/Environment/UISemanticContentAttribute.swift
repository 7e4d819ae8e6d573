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
