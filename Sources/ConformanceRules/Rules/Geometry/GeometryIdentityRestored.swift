import AppearanceTrace

/// Root views look as before.
///
/// Condition, at rest: a root view that is shown has no look (transform, alpha, hidden, corner,
/// mask, shadow, clipping, anchor, z) that it did not have before, other than one that the contract
/// declares for presenters, and that only while something is presented. Where the trace begins with
/// something presented and ends with nothing, no look of that time may remain.
struct GeometryIdentityRestored: Machine {
  static let id: RuleID = "geometry-identity-restored"
  static let statement = """
    Transform, alpha and other looks of both root views are as before in the end, or at a \
    declared value that a dismissal undoes.
    """
  static let level = Level.must
  static let authority = """
    Apple: UIViewControllerAnimatedTransitioning; observed on libraries that scale their \
    presenters
    """
  static let remedy = """
    Put back what you changed for the effect, on each way out; declare a look that is to \
    last in the contract.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .set, .end,
  ]

  private(set) var record = Record()
  private static let looks: [ViewProperty.Kind] = [
    .transform, .alpha, .hidden, .corner, .mask, .shadow, .clips, .anchor, .z,
  ]

  mutating func observe(_ moment: Moment, in situation: Situation) {
    if moment.topic == .end { record.exercise() }
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard let rest = conclusion.rest, situation.open.isEmpty, situation.lastEnded != nil else {
      return
    }
    let isBare = rest.presenters.isEmpty
    let wasBare = situation.baseline.presenters.isEmpty
    for view in rest.views where situation.names.controller(of: view) != nil {
      let kind = Self.looks.first { kind in
        guard let value = rest.values(kind, of: view) else { return false }
        if isBare, !wasBare, situation.type(of: view) == nil { return true }
        guard isBare || !situation.contract.restingLook.contains(kind) else {
          record.rely(on: .restingLook)
          return false
        }
        return situation.baseline.values(kind, of: view) != value
      }
      guard let kind else { continue }
      let text = situation.names.text(view)
      record.convict(
        "\(text) keeps the \(kind.rawValue) that it got for the transition",
        [
          situation.proof(of: kind, of: view) ?? situation.lastEnd.map { .event($0) },
          .ending(.property(text, kind)),
        ])
    }
  }
}
