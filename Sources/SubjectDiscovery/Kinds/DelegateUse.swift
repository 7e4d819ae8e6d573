/// Whose transitioning delegate a library makes of a controller that is one: its own, or that of what it presents.
///
/// A presenter that hands out what moves others is no screen with a presentation of its own.
enum DelegateUse: Equatable {
  /// It is its own delegate, or has an object that is.
  case own
  /// Its library makes it its own delegate, from outside.
  case given
  /// It is the delegate of others alone.
  case others
  /// Nothing says whose it is.
  case unknown
}
