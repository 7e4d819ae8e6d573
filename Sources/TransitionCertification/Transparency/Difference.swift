/// The first place where an object sees another thing than the reference lets it see.
struct Difference {
  /// Who sees it.
  let object: String
  private let seen: Sight?
  private let expected: Sight?
  /// Whether what is seen comes in addition to what is expected.
  private let isExtra: Bool

  /// Compares two sequences; none if they are equal.
  init?(_ object: String, seen: [Sight], expected: [Sight]) {
    let start = zip(seen, expected).prefix { $0.text == $1.text }.count
    guard start < seen.count || start < expected.count else { return nil }
    self.object = object
    self.seen = start < seen.count ? seen[start] : nil
    self.expected = start < expected.count ? expected[start] : nil
    isExtra = seen.count > expected.count
  }

  /// Where in the subject's trace it shows.
  var place: Witness.Place { seen?.place ?? .ending }

  /// The difference as a finding.
  ///
  /// - Parameters:
  ///   - trace: The subject's trace.
  ///   - others: Who else sees differences.
  ///   - presenters: The controllers that stay in the window while they present.
  func finding(
    in trace: Trace, others: [String], presenters: Set<String>
  ) -> TransparencyFinding {
    let witnesses = [
      seen.map { $0.witness(in: .trace) }, expected.map { $0.witness(in: .reference) },
    ]
    return TransparencyFinding(
      object: object, others: others, nearest: nearestRule(presenters), statement: statement,
      witnesses: witnesses.compactMap(\.self), picture: picture(in: trace), place: place)
  }

  /// The sequence around what is seen and should not be; empty where the trace shows nothing of it.
  private func picture(in trace: Trace) -> String {
    guard case .event(let event)? = seen?.place else { return "" }
    return SequencePicture(of: trace, around: [event]).text
  }

  private var statement: String {
    switch (seen, expected) {
    case (let seen?, let expected?):
      "\(object) sees '\(seen.words)' where the system's own transition shows '\(expected.words)'"
    case (let seen?, nil):
      "\(object) sees '\(seen.words)', which the system's own transition does not show"
    case (nil, let expected?):
      "\(object) never sees '\(expected.words)', which the system's own transition shows"
    case (nil, nil):
      "\(object) sees something else"
    }
  }

  /// The rule that a reader should look at, if it is built.
  private func nearestRule(_ presenters: Set<String>) -> RuleID? {
    guard let kind = (isExtra ? seen : expected)?.kind ?? seen?.kind else { return nil }
    let candidate: RuleID? =
      switch kind {
      case .loading: nil
      case .appearing, .disappearing, .finalAppearance:
        presenters.contains(object) ? "appearance-presenter-contract" : appearanceRule(kind)
      case .moving: "containment-did-move-after-add"
      case .resizing: "containment-size-change-forwarded"
      case .completion: "completion-closure-runs"
      case .window, .finalTree: "ownership-window-not-empty"
      case .statusBar: "status-bar-owner-after-present"
      case .finalPresentation: "completion-honest-flag"
      case .finalChildren: "navigation-stack-consistent"
      }
    return candidate.flatMap { RuleCatalogue.rule($0) == nil ? nil : $0 }
  }

  private func appearanceRule(_ kind: Sight.Kind) -> RuleID {
    switch (kind, isExtra) {
    case (.finalAppearance, _): "appearance-final-state-matches-window"
    case (.appearing, true): "appearance-no-double-appear"
    case (.disappearing, true): "appearance-no-double-disappear"
    default: "appearance-will-did-paired"
    }
  }
}
