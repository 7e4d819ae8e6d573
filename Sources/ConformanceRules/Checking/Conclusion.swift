/// How a trace ended, with names as numbers.
enum Conclusion: Sendable {
  /// Nothing was pending any more.
  case settled(HierarchySnapshot)
  /// Work was still pending at the limit.
  case unsettled(HierarchySnapshot)
  /// The process would have ended: nothing can be said of what was still to come.
  case raised

  /// The hierarchy at the end, if it came to rest.
  var finalState: HierarchySnapshot? {
    switch self {
    case .settled(let snapshot): snapshot
    case .unsettled, .raised: nil
    }
  }

  /// Whether the trace ran to its end or to its limit.
  var isComplete: Bool {
    switch self {
    case .settled, .unsettled: true
    case .raised: false
    }
  }
}
