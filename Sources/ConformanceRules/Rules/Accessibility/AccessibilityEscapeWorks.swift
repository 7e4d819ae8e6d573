/// Escape closes what can be closed.
///
/// Condition: where something is presented, the escape gesture is understood by somebody.
struct AccessibilityEscapeWorks: Machine {
  static let id: RuleID = "accessibility-escape-works"
  static let statement = """
    The escape gesture closes a screen that can be closed, and says so.
    """
  static let level = Level.should
  static let authority = """
    Apple: NSObject, accessibilityPerformEscape()
    """
  static let remedy = """
    Override accessibilityPerformEscape in the screen or its shell, dismiss, and return \
    true.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .accessibilityPerformEscape
  ]

  private(set) var record = Record()
  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard
      let presentation = situation.presentations.values.max(by: {
        $0.presented.number < $1.presented.number
      })
    else { return }
    guard moment.call?.flag("handled") == false else { return record.exercise() }
    record.convict(
      "\(situation.names.text(presentation.presented)) is up, and the escape gesture does nothing",
      [
        situation.lastEnd.map { .event($0) } ?? .baseline(.heading), .event(moment.index),
      ])
  }
}
