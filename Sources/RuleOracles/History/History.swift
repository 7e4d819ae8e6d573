import AppearanceTrace

/// A whole trace as plain arrays, which oracles scan as slowly as they like.
struct History: Sendable {
  /// The objects of the trace.
  let cast: [Trace.CastMember]
  /// The hierarchy before the script acts.
  let baseline: SettledHierarchy
  /// The events, by their places in the trace.
  let events: [Event]
  /// How the trace came to its end.
  let ending: Trace.Ending
  /// What the subject declares of itself.
  let contract: SubjectContract

  /// Takes a trace, and what its subject declares.
  init(_ trace: Trace, contract: SubjectContract = SubjectContract()) {
    cast = trace.cast
    baseline = SettledHierarchy(trace.baseline)
    events = trace.events
    ending = trace.ending
    self.contract = contract
  }

  /// The hierarchy at the end; none where the trace did not come to rest.
  var finalState: SettledHierarchy? {
    switch ending {
    case .settled(_, let checkpoint): SettledHierarchy(checkpoint)
    case .unsettled, .raised: nil
    }
  }

  /// Whether the trace ran to its end or to its limit.
  var isComplete: Bool {
    switch ending {
    case .settled, .unsettled: true
    case .raised: false
    }
  }

  /// The class of an object.
  func type(of name: String) -> String? { cast.last { $0.name == name }?.type }

  /// The class of windows or containers of UIKit's that an object is one of; its own where it is none.
  func base(of name: String) -> String? {
    cast.last { $0.name == name }.map { $0.base ?? $0.type }
  }

  /// Whether a name is a window's.
  func isWindow(_ name: String) -> Bool {
    name == "window" || base(of: name) == "UIWindow"
  }
}
