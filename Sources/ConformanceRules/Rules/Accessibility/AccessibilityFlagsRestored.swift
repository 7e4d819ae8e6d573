import AppearanceTrace

/// Flags of accessibility are put back.
///
/// Condition, at rest, where nothing is presented: no view that is shown hides its elements, or is
/// modal, that did not before.
struct AccessibilityFlagsRestored: Machine {
  static let id: RuleID = "accessibility-flags-restored"
  static let statement = """
    What a presentation hid from assistive technology can be reached again when it is gone, \
    animated or not.
    """
  static let level = Level.must
  static let authority = """
    Apple: UIAccessibility, accessibilityViewIsModal and accessibilityElementsHidden
    """
  static let remedy = """
    Set and clear the flags in the presentation controller, which runs without animators \
    too.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .end
  ]

  private(set) var record = Record()
  mutating func observe(_ moment: Moment, in situation: Situation) { record.exercise() }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard let rest = conclusion.rest, rest.presenters.isEmpty, situation.lastEnded != nil else {
      return
    }
    for view in rest.views {
      let kind = [ViewProperty.Kind.concealed, .modal].first { kind in
        rest.values(kind, of: view) != nil
          && (situation.baseline.values(kind, of: view) == nil
            || !situation.baseline.presenters.isEmpty)
      }
      guard let kind else { continue }
      let text = situation.names.text(view)
      record.convict(
        kind == .concealed
          ? "\(text) still hides its elements from assistive technology"
          : "\(text) still keeps assistive technology to itself",
        [
          situation.proof(of: kind, of: view) ?? situation.lastEnd.map { .event($0) },
          .ending(.property(text, kind)),
        ])
    }
  }
}
