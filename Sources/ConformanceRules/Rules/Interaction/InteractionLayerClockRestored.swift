import AppearanceTrace

/// The clocks of layers are right again.
///
/// Condition, at rest: no view whose clock was right before has another speed or offset. A begin time
/// that differs alone is what a pause leaves that was ended as Apple shows: that clock runs as usual.
struct InteractionLayerClockRestored: RuleChecker {
  static let id: RuleID = "interaction-layer-clock-restored"
  static let statement = """
    The clocks of layers run as usual when all is over: at speed 1, and with no offset.
    """
  static let clauses = [clock, begin]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("CAMediaTiming, speed, timeOffset and beginTime"),
    .apple("Technical Q&A QA1673"),
  ]
  static let remedy = """
    Put back speed, timeOffset and beginTime of every layer that you paused.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .end
  ]
  static let judgesRest = true

  private static let clock = RuleClause(
    "clock", "Layers run at speed 1 and with no offset at rest.")
  private static let begin = RuleClause(
    "begin-time", "They have no begin time.",
    .notJudged(
      because: """
        it is what is left where a pause is ended as Apple shows
        """))

  private(set) var record = Record()
  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) { record.exercise() }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState else { return }
    for view in finalState.views
    where !runs(finalState.values(.clock, of: view))
      && runs(hierarchy.baseline.values(.clock, of: view))
    {
      let text = hierarchy.names.text(view)
      record.convict(
        Self.clock,
        "the clock of \(text) is not put right again",
        [
          hierarchy.proof(of: .clock, of: view) ?? hierarchy.lastEnd.map { .event($0) },
          .ending(.property(text, .clock)),
        ])
    }
  }

  /// Whether a clock with these values runs as usual: at speed 1, and with no offset.
  private func runs(_ clock: [String]?) -> Bool {
    clock.map { $0.prefix(2) == ["1", "0"] } ?? true
  }
}
