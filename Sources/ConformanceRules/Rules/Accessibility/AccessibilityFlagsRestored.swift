import AppearanceTrace

/// Flags of accessibility are put back.
///
/// Condition, at rest after a transition. Where nothing is presented, no view that is shown hides its
/// elements, or is modal, that did not before, or may have done so for what was presented before. Where
/// the same is presented as before, and the last transition was given up or dismissed something, each
/// view that was shown before, and is, has the flags that it had: none is lost, and none is new. Flags
/// that come with a push, or with another screen, may be what that screen wants.
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
    guard let rest = conclusion.rest, situation.lastEnded != nil else { return }
    for view in rest.views {
      let text = situation.names.text(view)
      if let kind = gain(of: view, rest, in: situation) {
        record.convict(
          kind == .concealed
            ? "\(text) still hides its elements from assistive technology"
            : "\(text) still keeps assistive technology to itself",
          [
            situation.proof(of: kind, of: view) ?? situation.lastEnd.map { .event($0) },
            .ending(.property(text, kind)),
          ])
      } else if let kind = loss(of: view, rest, in: situation) {
        record.convict(
          kind == .concealed
            ? "\(text) hid its elements from assistive technology, and does so no more"
            : "\(text) kept assistive technology to itself, and does so no more",
          [
            .baseline(.property(text, kind)), situation.lastEnd.map { .event($0) },
            .ending(.heading),
          ])
      }
    }
  }

  private static let flags: [ViewProperty.Kind] = [.concealed, .modal]

  /// A flag that a view has, and should not have.
  private func gain(
    of view: Name, _ rest: Still, in situation: Situation
  ) -> ViewProperty.Kind? {
    let before = situation.baseline
    let isKnown = before.shows(view) && isBackAgain(rest, in: situation)
    return Self.flags.first { kind in
      guard rest.values(kind, of: view) != nil else { return false }
      let wasSo = before.values(kind, of: view) != nil
      return rest.presenters.isEmpty ? !wasSo || !before.presenters.isEmpty : isKnown && !wasSo
    }
  }

  /// A flag that a view had, and should have still.
  private func loss(
    of view: Name, _ rest: Still, in situation: Situation
  ) -> ViewProperty.Kind? {
    guard situation.baseline.shows(view), isBackAgain(rest, in: situation) else { return nil }
    return Self.flags.first { kind in
      situation.baseline.values(kind, of: view) != nil && rest.values(kind, of: view) == nil
    }
  }

  /// Whether the same is presented as before, since somebody gave up, or dismissed what had come.
  private func isBackAgain(_ rest: Still, in situation: Situation) -> Bool {
    guard let last = situation.lastEnded.flatMap({ situation.transitions[$0] }) else {
      return false
    }
    return rest.hasSamePresentations(as: situation.baseline)
      && (last.kind == .dismiss || last.end?.outcome == .cancelled)
  }
}

extension Still {
  /// Whether the same controllers present the same ones in another checkpoint.
  func hasSamePresentations(as other: Still) -> Bool {
    presenters == other.presenters
      && presenters.allSatisfy { presented(by: $0) == other.presented(by: $0) }
  }
}
