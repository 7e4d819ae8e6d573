/// A trace without the subject's own affairs: what is left is the same for subjects that behave alike.
///
/// Left out are the subject's id and the scenario's evidence, the crossings of the border to the
/// subject, every time, and the members of the cast that nothing speaks of any more. All else counts:
/// a view that the subject moves, a fault, another order.
struct SharedTrace: Equatable {
  private let scenario: String
  private let profile: String
  private let cast: [Trace.CastMember]
  private let baseline: Checkpoint
  private let events: [Event]
  private let ending: Trace.Ending

  init(_ trace: Trace) {
    scenario = trace.header.scenario
    profile = trace.header.profile
    baseline = trace.baseline
    events = trace.events.filter { $0.mark != .crossing }.map { event in
      var event = event
      event.time = .zero
      return event
    }
    ending = trace.ending.withoutTime
    let crossing = Set(trace.events.filter { $0.mark == .crossing }.compactMap(\.receiver))
    let others = Set(events.compactMap(\.receiver))
    cast = trace.cast.filter { !crossing.contains($0.name) || others.contains($0.name) }
  }
}

extension Event {
  /// The name of the object that a call goes to.
  fileprivate var receiver: String? {
    guard case .call(let call) = action else { return nil }
    return call.receiver
  }
}

extension Trace.Ending {
  /// The ending as if it came at once.
  fileprivate var withoutTime: Trace.Ending {
    switch self {
    case .settled(_, let checkpoint): .settled(at: .zero, checkpoint)
    case .unsettled(_, let checkpoint): .unsettled(at: .zero, checkpoint)
    case .raised: self
    }
  }
}
