import AppearanceTrace

/// A whole trace as plain arrays, which oracles scan as slowly as they like.
struct History: Sendable {
  /// The objects of the trace.
  let cast: [Trace.CastMember]
  /// Who is who among them.
  let roles: RoleBook
  let screen: ScreenSize
  /// The hierarchy before the script acts.
  let baseline: SettledHierarchy
  /// The events, by their places in the trace.
  let events: [Event]
  /// How the trace came to its end.
  let ending: Trace.Ending
  /// What the subject declares of itself.
  let contract: SubjectContract
  /// All transitions, in the order of their beginnings.
  let runs: [TransitionRun]
  /// The hierarchy at the end; none where the trace did not come to rest.
  let finalState: SettledHierarchy?
  /// Every name that baseline, events and ending mention, once each.
  let names: [String]
  /// The places of the lines that speak of each name, in order.
  private let mentions: [String: [Int]]

  /// Takes a trace, and what its subject declares.
  init(_ trace: Trace, contract: SubjectContract = SubjectContract()) {
    cast = trace.cast
    roles = trace.roles
    screen = trace.header.screen
    baseline = SettledHierarchy(trace.baseline, roles, on: screen)
    events = trace.events
    ending = trace.ending
    self.contract = contract
    runs = events.indices.compactMap { TransitionRun(trace.events[$0], at: $0) }
    finalState = SettledHierarchy(endOf: trace, roles)
    names = Self.names(in: trace, baseline, finalState)
    mentions = events.indices.reduce(into: [:]) { mentions, place in
      for name in Set(trace.events[place].names) { mentions[name, default: []].append(place) }
    }
  }

  /// The places before another one of the lines that speak of a name.
  func mentions(of name: String, before place: Int) -> ArraySlice<Int> {
    (mentions[name] ?? []).prefix { $0 < place }
  }

  /// Whether the trace ran to its end or to its limit.
  var isComplete: Bool {
    switch ending {
    case .settled, .unsettled: true
    case .raised: false
    }
  }

  /// The class of an object; none for what only comes with another one.
  func type(of name: String) -> String? {
    roles.member(name).flatMap { $0.role.isBound ? nil : $0.type }
  }

  /// The class of UIKit's that an object is of, or that its class is made from.
  func base(of name: String) -> String? { roles.member(name)?.hostType }

  /// Whether a name is a window's.
  func isWindow(_ name: String) -> Bool { roles.role(of: name) == .window }
}
