/// Some of a trace's lines with what stands next to each, which are drawn when somebody looks.
///
/// Of what is found in many cases a few are told, and only those are drawn.
package struct TraceExcerpt: Sendable {
  private let trace: KeptTrace
  private let events: [Int]
  private let before: [String]
  private let after: [String]

  /// - Parameters:
  ///   - trace: The trace.
  ///   - events: The places of the events that are pointed at.
  ///   - before: Lines of the baseline that are pointed at.
  ///   - after: Lines of the ending that are pointed at.
  package init(
    of trace: KeptTrace, around events: [Int], before: [String] = [], after: [String] = []
  ) {
    self.trace = trace
    self.events = events
    self.before = before
    self.after = after
  }

  /// The lines, drawn: a column for each controller, time goes down. It is empty where nothing is pointed at.
  package var picture: String {
    guard !events.isEmpty || !before.isEmpty || !after.isEmpty else { return "" }
    return SequencePicture(of: trace.trace, around: events, before: before, after: after).text
  }
}

extension TraceExcerpt: Equatable {
  package static func == (left: TraceExcerpt, right: TraceExcerpt) -> Bool {
    let pointsAtTheSame =
      left.events == right.events && left.before == right.before && left.after == right.after
    return pointsAtTheSame && left.trace == right.trace || left.picture == right.picture
  }
}
