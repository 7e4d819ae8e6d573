package import AppearanceTrace
import ConformanceRules

/// The system's trace of a change, as it is printed and as it is compared.
///
/// Both are the same, but where the system's rounds are equal, and are printed once, while the subject's
/// are not: then all rounds are compared, each with the one that it is.
///
/// What is compared holds it many times over, and shares it.
package final class Reference: Sendable {
  /// The trace as it is printed.
  package let printed: Trace
  /// The same, for those who keep it.
  let kept: KeptTrace
  /// The trace of which each observer's sequence is taken.
  let compared: Trace
  /// What the objects of that are.
  let roles: CastRoles
  /// What each observer sees of that.
  let observations: Observations

  /// A trace that is compared as it is printed.
  package init(_ trace: Trace) {
    printed = trace
    kept = KeptTrace(trace)
    compared = trace
    roles = CastRoles(of: trace)
    observations = Observations(trace, roles)
  }

  /// A trace that is compared round by round.
  init(_ printed: Trace, roundByRound: Trace) {
    self.printed = printed
    kept = KeptTrace(printed)
    compared = roundByRound
    roles = CastRoles(of: roundByRound)
    observations = Observations(roundByRound, roles)
  }

  /// Where the printed trace tells of something that is compared.
  ///
  /// All that is seen in a later round is told by the line that says how often the first one repeats.
  func printedPlace(of place: Witness.Place) -> Witness.Place {
    let fold = printed.events.firstIndex(where: \.saysRepeats)
    let more = compared.events.count - printed.events.count
    guard case .event(let index) = place, let fold, more != 0, index >= fold else { return place }
    // What comes behind the rounds is printed event by event again.
    return .event(max(fold, index - more))
  }
}

extension Reference: Equatable {
  package static func == (left: Reference, right: Reference) -> Bool {
    left === right || (left.printed == right.printed && left.compared == right.compared)
  }
}

extension Trace {
  /// Whether equal rounds are printed once.
  package var foldsRounds: Bool { events.contains(where: \.saysRepeats) }

  /// Whether each round is printed.
  package var printsRounds: Bool {
    events.contains { event in
      if case .round = event.action { true } else { false }
    }
  }
}

extension Event {
  /// Whether it says that all rounds after the first were equal to it.
  fileprivate var saysRepeats: Bool {
    if case .repeats = action { true } else { false }
  }
}
