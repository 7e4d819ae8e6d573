import AppearanceTrace
import ConformanceRules

/// The first place where an observer sees another thing than the reference lets it see.
struct Difference: Sendable {
  /// Who sees it.
  let observer: Observer
  /// What it sees; none where it sees nothing more.
  let seen: Observation?
  /// What it is to see; none where it is to see nothing more.
  let expected: Observation?
  /// Whether what is seen comes in addition to what is expected.
  let isExtra: Bool
  /// The reference that shows what is expected.
  let reference: Reference

  /// Where in the subject's trace it shows.
  var place: Witness.Place { seen?.place ?? .ending }

  /// The difference as a finding.
  ///
  /// - Parameters:
  ///   - trace: The subject's trace.
  ///   - others: Who else sees differences.
  ///   - presenters: The controllers that stay in the window while they present.
  func finding(
    in trace: Trace, others: [Observer], presenters: Set<String>
  ) -> TransparencyFinding {
    let own = seen.map { WitnessLine(of: $0, in: trace, as: .trace) }
    let systems = expected.map { expected in
      let place = reference.printedPlace(of: expected.place)
      return WitnessLine(of: expected.told(at: place), in: reference.printed, as: .reference)
    }
    return TransparencyFinding(
      observer: observer, others: others, nearest: nearestRule(presenters),
      statement: statement, witnesses: [own, systems].compactMap(\.self),
      picture: picture(in: trace), place: place)
  }

  /// The sequence around what is seen and should not be; empty where the trace shows nothing of it.
  private func picture(in trace: Trace) -> String {
    guard case .event(let event)? = seen?.place else { return "" }
    return SequencePicture(of: trace, around: [event]).text
  }

  private var statement: String {
    switch (seen, expected) {
    case (let seen?, let expected?):
      "\(observer) sees '\(seen.words)' where the system's own transition shows '\(expected.words)'"
    case (let seen?, nil):
      "\(observer) sees '\(seen.words)', which the system's own transition does not show"
    case (nil, let expected?):
      "\(observer) never sees '\(expected.words)', which the system's own transition shows"
    case (nil, nil):
      "\(observer) sees something else"
    }
  }

  /// The rule that a reader should look at; none where no rule comes near.
  private func nearestRule(_ presenters: Set<String>) -> RuleID? {
    guard let kind = (isExtra ? seen : expected)?.kind ?? seen?.kind else { return nil }
    return kind.isAppearance && isPresenter(presenters)
      ? "appearance-presenter-contract" : kind.nearestRule(isExtra: isExtra)
  }

  private func isPresenter(_ presenters: Set<String>) -> Bool {
    if case .controller(let name) = observer { presenters.contains(name) } else { false }
  }
}

extension Observation.Kind {
  /// The rule that is nearest to a difference of this kind; none where no rule comes near.
  ///
  /// - Parameter isExtra: Whether something is seen in addition to what is expected.
  func nearestRule(isExtra: Bool) -> RuleID? {
    switch self {
    case .loading, .ending: nil
    case .appearing: isExtra ? "appearance-no-double-appear" : "appearance-will-did-paired"
    case .disappearing: isExtra ? "appearance-no-double-disappear" : "appearance-will-did-paired"
    case .finalAppearance: "appearance-final-state-matches-window"
    case .moving: "containment-did-move-after-add"
    case .resizing: "containment-size-change-forwarded"
    case .completion: "completion-closure-runs"
    case .window, .finalTree: "ownership-window-not-empty"
    case .statusBar: "status-bar-owner-after-present"
    case .finalPresentation: "completion-honest-flag"
    case .finalChildren: "navigation-stack-consistent"
    }
  }
}

extension Difference: Equatable {
  /// Whether the same observer sees the same in place of the same, wherever that stands.
  static func == (left: Difference, right: Difference) -> Bool {
    left.observer == right.observer && left.seen?.content == right.seen?.content
      && left.expected?.content == right.expected?.content && left.isExtra == right.isExtra
  }
}
