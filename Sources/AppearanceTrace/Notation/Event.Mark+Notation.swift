extension Event.Mark {
  /// The sign before an event's line; empty for the host.
  var sign: String {
    switch self {
    case .host: ""
    case .script: ">"
    case .crossing: "<"
    }
  }
}
