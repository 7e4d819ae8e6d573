import AppearanceTrace

/// Where the transitions of a trace were given up.
///
/// A rule that says how things stand after a cancel is broken by lines that would be right without it: so the
/// cancel is what makes them a breach, and belongs to the lines that prove it.
struct GivenUp {
  private let trace: Trace
  /// What became of the transitions of each name, in order: a later round may take the names of those before.
  private let runs: [String: [Run]]

  private struct Run {
    let begin: Int
    /// The verdict that gave it up, which was not taken back.
    var cancel: Int?
  }

  /// The most lines that prove a breach.
  private static let mostLines = 4

  init(_ trace: Trace) {
    self.trace = trace
    var open: [String: Int] = [:]
    var runs: [String: [Run]] = [:]
    for (index, event) in trace.events.enumerated() {
      switch event.action {
      case .begin(let span):
        open[span.transition] = nil
        runs[span.transition, default: []].append(Run(begin: index))
      case .call(let call) where call.method == .cancelInteractiveTransition:
        open[call.receiver] = index
      case .call(let call) where call.method == .finishInteractiveTransition:
        open[call.receiver] = nil
      case .end(let name, _):
        if let last = runs[name]?.indices.last { runs[name]?[last].cancel = open[name] }
        open[name] = nil
      default: break
      }
    }
    self.runs = runs
  }

  /// A breach with the cancel of the transition that its lines speak of, if that was given up before the last
  /// of them and there is room.
  func completing(_ charge: Charge) -> Charge {
    guard charge.evidence.count < Self.mostLines else { return charge }
    let events = charge.evidence.compactMap { line -> Int? in
      if case .event(let index) = line { index } else { nil }
    }
    let isOfEnd = charge.evidence.contains { line in
      if case .ending = line { true } else { false }
    }
    let last = isOfEnd ? trace.events.count : events.max() ?? 0
    let names = events.flatMap { trace.events[$0].names }
    guard let cancel = names.lazy.compactMap({ cancel(of: $0, before: last) }).first else {
      return charge
    }
    return charge.adding(.event(cancel))
  }

  /// The verdict that gave the transition up that was the last of a name to begin before an event, if that was
  /// before it, too.
  private func cancel(of name: String, before event: Int) -> Int? {
    guard let runs = runs[name] else { return nil }
    let count = runs.prefixCount { $0.begin < event }
    guard count > 0, let cancel = runs[count - 1].cancel, cancel < event else { return nil }
    return cancel
  }
}
