/// Why a case did not come to rest, as far as it can be known.
public struct UnsettledReason: Sendable, Equatable, Codable {
  /// Whether something was pending on virtual time when that was over.
  public let isPending: Bool
  /// What was seen of real time, a line each, such as a completion from another thread.
  public let signs: [String]

  /// Whether nothing was pending but transitions that have begun or were asked for.
  public let isOfTransitionsAlone: Bool

  /// Takes the reason from what a trace says was pending.
  init(_ checkpoint: Checkpoint) {
    signs = checkpoint.pending.compactMap { line in
      line.hasPrefix(Trace.realTimeMark) ? String(line.dropFirst(Trace.realTimeMark.count)) : nil
    }
    isPending = signs.isEmpty || signs.count < checkpoint.pending.count
    isOfTransitionsAlone =
      !checkpoint.pending.isEmpty
      && checkpoint.pending.allSatisfy { $0.hasPrefix(Self.transitionMark) }
  }

  /// What a line of what is pending begins with where it tells of a transition.
  private static let transitionMark = "transition "
}

extension UnsettledReason: CustomStringConvertible {
  public var description: String {
    let pending = isPending ? ["work was still pending at the time limit"] : []
    guard !signs.isEmpty else { return pending.joined() }
    return (pending + signs).joined(separator: "; ")
      + " (tasks and threads run in real time, for which no scenario waits)"
  }
}
