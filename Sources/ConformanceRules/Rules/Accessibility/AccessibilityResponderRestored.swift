/// The keyboard comes back where a transition was given up.
///
/// Condition: where the last transition was given up, the first responder at rest is the one from
/// before.
struct AccessibilityResponderRestored: Machine {
  static let id: RuleID = "accessibility-responder-restored"
  static let statement = """
    After a transition that was given up the keyboard belongs to whom it belonged before.
    """
  static let level = Level.should
  static let authority = """
    Apple: UIResponder, becomeFirstResponder()
    """
  static let remedy = """
    Take editing up again when the transition is cancelled, or leave it alone until the \
    verdict.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .end
  ]

  private(set) var record = Record()
  private var last: Int?

  mutating func observe(_ moment: Moment, in situation: Situation) {
    last = moment.flag == false ? moment.index : nil
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard let rest = conclusion.rest, let last, let responder = situation.baseline.responder else {
      return
    }
    guard rest.responder != responder else { return record.exercise() }
    let text = situation.names.text(responder)
    record.convict(
      "\(text) had the keyboard, and does not have it any more",
      [.baseline(.field(.responder, nil)), .event(last)])
  }
}
