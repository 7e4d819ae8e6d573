/// What a type is, and what says so.
enum Classification: Equatable {
  /// It is judged, as each of these.
  case subject([Evidence])
  /// It has to do with transitions, and is no subject of its own.
  case other(String)
  /// It has nothing to do with transitions.
  case unrelated

  /// A kind, and what says that it is one.
  struct Evidence: Equatable {
    let kind: DiscoverableKind
    /// A sentence without its subject, such as "it inherits from UIStoryboardSegue".
    var reason: String
  }
}
