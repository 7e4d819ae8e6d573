import AppearanceTrace

/// Where the transitions of a trace were given up.
///
/// A rule that says how things stand after a cancel is broken by lines that would be right without it: so the
/// cancel is what makes them a breach, and belongs to the lines that prove it.
struct GivenUp {
  private let trace: Trace
  /// The verdict that gave each transition up, which was not taken back.
  private let cancels: [String: Int]

  /// The most lines that prove a breach.
  private static let mostLines = 4

  init(_ trace: Trace) {
    self.trace = trace
    var open: [String: Int] = [:]
    var cancels: [String: Int] = [:]
    for (index, event) in trace.events.enumerated() {
      switch event.action {
      case .begin(let span): cancels[span.transition] = nil
      case .call(let call) where call.method == .cancelInteractiveTransition:
        open[call.receiver] = index
      case .call(let call) where call.method == .finishInteractiveTransition:
        open[call.receiver] = nil
      case .end(let transition, _): cancels[transition] = open.removeValue(forKey: transition)
      default: break
      }
    }
    self.cancels = cancels
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
    let given = names.lazy.compactMap { cancels[$0] }
    guard let cancel = given.first(where: { $0 < last }) else { return charge }
    return charge.adding(.event(cancel))
  }
}
