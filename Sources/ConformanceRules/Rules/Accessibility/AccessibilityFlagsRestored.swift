import AppearanceTrace

/// Flags of accessibility are put back.
///
/// Condition, at rest after a transition. Where nothing is presented, no view that is shown hides its
/// elements, or is modal, that did not before, or may have done so for what was presented before. Where
/// the same is presented as before, and the last transition was given up or dismissed something, each
/// view that was shown before, and is, has the flags that it had: none is lost, and none is new. Flags
/// that come with a push, or with another screen, may be what that screen wants.
struct AccessibilityFlagsRestored: RuleChecker {
  static let id: RuleID = "accessibility-flags-restored"
  static let statement = """
    What a presentation hid from assistive technology can be reached again when it is gone, \
    animated or not.
    """
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIAccessibility, accessibilityViewIsModal and accessibilityElementsHidden")
  ]
  static let remedy = """
    Set and clear the flags in the presentation controller, which runs without animators \
    too.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .end
  ]

  private(set) var record = Record()

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) { record.exercise() }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState, hierarchy.lastEnded != nil else { return }
    for view in finalState.views {
      let text = hierarchy.names.text(view)
      if let kind = gain(of: view, finalState, in: hierarchy) {
        record.convict(
          kind == .concealed
            ? "\(text) still hides its elements from assistive technology"
            : "\(text) still keeps assistive technology to itself",
          [
            hierarchy.proof(of: kind, of: view) ?? hierarchy.lastEnd.map { .event($0) },
            .ending(.property(text, kind)),
          ])
      } else if let kind = loss(of: view, finalState, in: hierarchy) {
        record.convict(
          kind == .concealed
            ? "\(text) hid its elements from assistive technology, and does so no more"
            : "\(text) kept assistive technology to itself, and does so no more",
          [
            .baseline(.property(text, kind)), hierarchy.lastEnd.map { .event($0) },
            .ending(.heading),
          ])
      }
    }
  }

  private static let flags: [ViewProperty.Kind] = [.concealed, .modal]

  /// A flag that a view has, and should not have.
  private func gain(
    of view: Name, _ finalState: HierarchySnapshot, in hierarchy: HierarchyState
  ) -> ViewProperty.Kind? {
    let before = hierarchy.baseline
    let isKnown = before.shows(view) && isBackAgain(finalState, in: hierarchy)
    return Self.flags.first { kind in
      guard finalState.values(kind, of: view) != nil else { return false }
      let wasSo = before.values(kind, of: view) != nil
      return finalState.presenters.isEmpty
        ? !wasSo || !before.presenters.isEmpty : isKnown && !wasSo
    }
  }

  /// A flag that a view had, and should have still.
  private func loss(
    of view: Name, _ finalState: HierarchySnapshot, in hierarchy: HierarchyState
  ) -> ViewProperty.Kind? {
    guard hierarchy.baseline.shows(view), isBackAgain(finalState, in: hierarchy) else { return nil }
    return Self.flags.first { kind in
      hierarchy.baseline.values(kind, of: view) != nil && finalState.values(kind, of: view) == nil
    }
  }

  /// Whether the same is presented as before, since somebody gave up, or dismissed what had come.
  private func isBackAgain(_ finalState: HierarchySnapshot, in hierarchy: HierarchyState) -> Bool {
    guard let last = hierarchy.lastEnded.flatMap({ hierarchy.transitions[$0] }) else {
      return false
    }
    return finalState.hasSamePresentations(as: hierarchy.baseline)
      && (last.kind == .dismiss || last.end?.outcome == .cancelled)
  }
}

extension HierarchySnapshot {
  /// Whether the same controllers present the same ones in another checkpoint.
  func hasSamePresentations(as other: HierarchySnapshot) -> Bool {
    presenters == other.presenters
      && presenters.allSatisfy { presented(by: $0) == other.presented(by: $0) }
  }
}
