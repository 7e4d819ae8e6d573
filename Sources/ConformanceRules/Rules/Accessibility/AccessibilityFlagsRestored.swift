import AppearanceTrace

/// Flags of accessibility are put back.
///
/// Condition, at rest after a transition. Where nothing is presented, no view that is shown hides its
/// elements, or is modal, that did not before, or may have done so for what was presented before. Where
/// the same is presented as before, and the last transition was given up or dismissed something, each
/// view that was shown before, and is, has the flags that it had: none is lost, and none is new. Flags
/// that come with a push, or with another screen, may be what that screen wants, and so may those of a
/// child that a container has shown or put away since, and of what lies beneath a child that has come, or was
/// open before beneath an alert, or is always seen in part and has been opened. Those of a presenter whose
/// presentation went in the middle of a chain, unknown to its presentation controller, may stay. What lies out of
/// sight may hide its elements.
///
/// The children of an app's own container are judged without any transition, too: none that is shown hides
/// its elements, or is modal, that did not before. And where such a container has hidden a child when another
/// one came beside it, and shows a third in its place while that one stays, the third is hidden as well, or out
/// of reach by other means. That is judged at rest, before the script acts again and at the end.
struct AccessibilityFlagsRestored: RuleChecker {
  static let id: RuleID = "accessibility-flags-restored"
  static let statement = """
    What a presentation, or a change of children, hid from assistive technology can be reached \
    again when that is over, animated or not.
    """
  static let clauses = [gained, lost, passedOn]
  static let exceptions = [
    otherScreens, movedChild, outOfSight, openSide, modalSide, middleOfChain,
  ]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIAccessibility, accessibilityViewIsModal and accessibilityElementsHidden"),
    .derived(
      from: "the flags are properties of views, and nobody but who set one takes it back"),
  ]
  static let remedy = """
    Set and clear the flags where it happens without animators, too: in the presentation \
    controller, or where a container's change of children ends.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .end, .select, .replace, .open, .close, .gestureBegan, .accessibilityPerformEscape,
  ]
  static let judgesRest = true

  private static let gained = RuleClause(
    "gained",
    "No view hides its elements, or is modal, for a presentation or a change of children that is over."
  )
  private static let lost = RuleClause(
    "lost", "A view that hid its elements, or was modal, does so again where all is as before.",
    remedy: "Remember what a flag was before you set it, and put that back.",
    .sketched(because: "the screens of the suite come without such flags"))
  private static let passedOn = RuleClause(
    "passed-on",
    """
    Who takes the place of a child that is hidden for what has come beside it is hidden as long as that stays.
    """,
    remedy: """
      Set the flag on whatever child lies beneath: where children are exchanged, too, and not only where a side \
      opens and closes.
      """)

  private static let otherScreens = RuleException(
    "other-screens", "Flags that come with another screen may be what that screen wants.",
    guards: [
      .subject("faulty/elements-hidden-by-animators"),
      .sketch("a presenter that is mute when another presentation on top is gone again"),
      .sketch("a presenter that is mute when another presentation on top was given up"),
      .sketch("a presenter that was mute before, and is so when nothing is presented any more"),
    ])

  private static let movedChild = RuleException(
    "moved-child",
    "A child that its container has shown or put away since may have other flags than before.",
    guards: [
      .sketch("a child that stays where it is is mute after its container was covered"),
      .sketch("a child that is mute when its container is back, and was not shown before either"),
    ])

  private static let outOfSight = RuleException(
    "out-of-sight", "What lies where nobody sees it may hide its elements, as a closed side does.",
    guards: [
      .sketch("a child that stays where it is is mute after its container was covered"),
      .sketch("a side that lies out of sight is modal when a cover above its container is gone"),
    ])

  private static let openSide = RuleException(
    "open-side",
    """
    While a container shows a child that has come, or that lay in front beneath what was presented before, or \
    that is always seen and has been opened, that may be modal, and others beneath it mute, as may what lies \
    between them, and who has taken the place of a mute one.
    """,
    guards: [
      .subject("faulty/page-left-mute"),
      .subject("faulty/closed-handle-modal"),
      .sketch("a side that is always seen is mute while it is open, and the one beneath modal"),
      .sketch("a side that is always seen in part is modal when a finger has closed it again"),
      .sketch("a side is modal that was there before it was opened, and was not said to be seen"),
      .sketch("a child that has come is mute, and the one beneath it modal"),
      .sketch("a child that is mute where none has come, and one beside who has not appeared"),
      .sketch("a column that is mute while another one has come in a container of UIKit's"),
      .sketch("a container that is modal itself while a child that has come is shown"),
      .sketch("children that are mute in front and modal beneath when an alert above them is gone"),
      .sketch("a shade that is modal while a child that has come is shown"),
      .sketch("a shade that is mute when nothing has come, and an alert was above it"),
      .sketch("a child that comes mute in the place of one that was not"),
      .sketch("a child in the place of a mute one that is mute still when the side is gone"),
    ])

  private static let modalSide = RuleException(
    "modal-side",
    "What is modal keeps assistive technology away from all beside it, whether that is hidden or not.",
    guards: [
      .subject("faulty/newcomer-within-reach"),
      .sketch("a side that was modal, and is no more when another child comes beneath it"),
    ])

  private static let middleOfChain = RuleException.middleOfChain(
    guards: [
      .sketch("a flag that the dismissal of a whole chain gives the presenter"),
      .sketch("a flag that stays where two presentation controllers of a chain were told"),
      .sketch(
        "a flag of a given-up presentation, before a chain is presented and dismissed at once"),
      .sketch(
        "a flag that is not the subject's, while a chain is presented and dismissed at once"),
    ])

  private(set) var record = Record()
  private var sides = HiddenForSides()
  private var shownSides = ShownSides()

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    shownSides.observe(entry)
    if entry.topic == .end {
      record.exercise()
    } else if entry.mark == .script, entry.topic != .accessibilityPerformEscape {
      judgeSuccessors(in: hierarchy)
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    sides.forget(name)
    shownSides.forget(name)
  }

  private mutating func judgeSuccessors(in hierarchy: HierarchyState) {
    let successors = sides.look(in: hierarchy)
    if sides.isAtWork { record.exercise() }
    for successor in successors {
      let names = hierarchy.names
      record.convict(
        Self.passedOn,
        """
        \(names.text(successor.child)) takes the place of a child that was hidden for \
        \(names.text(successor.side)), and is within reach
        """,
        [
          .event(successor.flag),
          hierarchy.objects[successor.child].lastCallback.map { .event($0) },
        ])
    }
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState else { return }
    judgeSuccessors(in: hierarchy)
    let children = ExchangedChildren(finalState, opened: shownSides, in: hierarchy)
    let visibility = Visibility(finalState, hierarchy)
    for view in finalState.views where !isOfMovedChild(view, finalState, in: hierarchy) {
      guard hierarchy.lastEnded != nil || children.show(view) else { continue }
      let text = hierarchy.names.text(view)
      if let kind = gain(of: view, visibility, children) {
        record.convict(
          Self.gained,
          kind == .concealed
            ? "\(text) still hides its elements from assistive technology"
            : "\(text) still keeps assistive technology to itself",
          [
            hierarchy.proof(of: kind, of: view) ?? hierarchy.lastEnd.map { .event($0) },
            .ending(.property(text, kind)),
          ])
      } else if let kind = loss(of: view, finalState, in: hierarchy) {
        record.convict(
          Self.lost,
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

  /// Whether a view belongs to a child that its container, which is as it was before, has shown or put away
  /// since.
  private func isOfMovedChild(
    _ view: Name, _ finalState: HierarchySnapshot, in hierarchy: HierarchyState
  ) -> Bool {
    let before = hierarchy.baseline
    guard
      let child = hierarchy.names.firstController(among: finalState.path(from: view)),
      let parent = finalState.parent(of: child), before.parent(of: child) == parent
    else { return false }
    return before.phases[parent] == finalState.phases[parent]
      && before.phases[child] != finalState.phases[child]
  }

  private static let flags: [ViewProperty.Kind] = [.concealed, .modal]

  /// A flag that a view has, and should not have.
  private func gain(
    of view: Name, _ visibility: Visibility, _ children: ExchangedChildren
  ) -> ViewProperty.Kind? {
    let (finalState, hierarchy) = (visibility.snapshot, visibility.hierarchy)
    let before = hierarchy.baseline
    let isKnown = before.shows(view) && isBackAgain(finalState, in: hierarchy)
    return Self.flags.first { kind in
      guard finalState.values(kind, of: view) != nil, !children.want(kind, of: view),
        !(kind == .concealed && (sides.want(view) || !visibility.isInSight(view))),
        !hierarchy.isLeftUntold(kind, of: view)
      else { return false }
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
