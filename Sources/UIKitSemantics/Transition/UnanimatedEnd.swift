/// When a change that is not animated is over.
public enum UnanimatedEnd: Sendable, Equatable {
  /// In the call that begins it (NV-04, CO-05).
  case atOnce
  /// After the commit that began it, in the same turn (FS-07).
  case sameCommit
  /// In the next turn of the main queue (SH-04).
  case nextTurn
}
