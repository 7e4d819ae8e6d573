/// A new screen is announced when it is there.
///
/// Condition, while the screen is read aloud: the subject announces no new screen while a
/// transition runs.
struct AccessibilityFocusAnnounced: Machine {
  static let id: RuleID = "accessibility-focus-announced"
  static let statement = """
    A change of screens that finished is announced once, when it has settled.
    """
  static let level = Level.should
  static let authority = """
    Apple: UIAccessibility.Notification, screenChanged
    """
  static let remedy = """
    Post screenChanged when the transition has ended, and only if it went through.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .post, .end,
  ]

  private(set) var record = Record()
  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard moment.topic == .post else { return record.exercise() }
    guard moment.isBySubject, moment.call?.text.contains("screenChanged") == true,
      let name = situation.open.last, let transition = situation.transitions[name],
      transition.completion == nil
    else { return }
    record.convict(
      "a new screen was announced while \(situation.names.text(name)) was still running",
      [.event(transition.begin), .event(moment.index)])
  }
}
