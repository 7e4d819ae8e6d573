/// How the pages of a page view controller turn.
enum PagesSetting: String, Sendable, CaseIterable {
  case scroll, curl

  /// The fact about a finger's turn.
  var fact: String {
    switch self {
    case .scroll: "PG-01"
    case .curl: "PG-03"
    }
  }
}
