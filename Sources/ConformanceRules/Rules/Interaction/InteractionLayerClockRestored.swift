/// The clocks of layers are right again.
///
/// Condition, at rest: no view whose clock was right before has another speed, offset or begin
/// time.
struct InteractionLayerClockRestored: Machine {
  static let id: RuleID = "interaction-layer-clock-restored"
  static let statement = """
    The clocks of layers run as usual when all is over: speed 1, no offset, no begin time.
    """
  static let level = Level.must
  static let authority = """
    Apple: CAMediaTiming, speed, timeOffset and beginTime
    """
  static let remedy = """
    Put back speed, timeOffset and beginTime of every layer that you paused.
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
    where rest.values(.clock, of: view) != nil && situation.baseline.values(.clock, of: view) == nil
    {
      let text = situation.names.text(view)
      record.convict(
        "the clock of \(text) is not put right again",
        [
          situation.proof(of: .clock, of: view) ?? situation.lastEnd.map { .event($0) },
          .ending(.property(text, .clock)),
        ])
    }
  }
}
