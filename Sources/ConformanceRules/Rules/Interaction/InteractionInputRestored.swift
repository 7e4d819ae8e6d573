/// Input is on where it was on.
///
/// Condition, at rest: no view that was there before and heard touches is deaf to them now, and no
/// request to ignore all touches is open.
struct InteractionInputRestored: Machine {
  static let id: RuleID = "interaction-input-restored"
  static let statement = """
    Whatever a transition made deaf to touches hears them again in the end.
    """
  static let level = Level.must
  static let authority = """
    Apple: UIView, isUserInteractionEnabled
    """
  static let remedy = """
    Switch input on again in the one completion that always runs, whatever became of the \
    transition.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .end
  ]

  private(set) var record = Record()
  mutating func observe(_ moment: Moment, in situation: Situation) { record.exercise() }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard let rest = conclusion.rest else { return }
    for view in rest.views
    where rest.values(.inert, of: view) != nil && !wasDeaf(view, in: situation) {
      let text = situation.names.text(view)
      record.convict(
        "\(text) heard touches, and hears none any more",
        [situation.proof(of: .inert, of: view), .ending(.property(text, .inert))])
    }
    if rest.ignoring > situation.baseline.ignoring {
      record.convict(
        "all touches are ignored, and that is never taken back",
        [situation.lastEnd.map { .event($0) }, .ending(.field(.ignoring, nil))])
    }
  }

  private func wasDeaf(_ view: Name, in situation: Situation) -> Bool {
    situation.baseline.values(.inert, of: view) != nil
      || situation.lastSet(.inert, of: view) == nil
  }
}
