/// Where the parts of a trace stand in its text, by the numbers of lines, from 1.
public struct PrintedLines: Sendable, Equatable {
  /// The heading of the baseline; its entries stand below it, a line each.
  public var baseline: Int
  /// Each event, by its place among the events.
  public var events: [Int]
  /// The heading of the ending; the entries of its checkpoint stand below it, a line each.
  public var ending: Int
}

extension Trace.Ending {
  /// Whether nothing was pending any more.
  package var isSettled: Bool {
    if case .settled = self { true } else { false }
  }

  /// The hierarchy at the end; none where the process would have ended.
  public var checkpoint: Checkpoint? {
    switch self {
    case .settled(_, let checkpoint), .unsettled(_, let checkpoint): checkpoint
    case .raised: nil
    }
  }
}
