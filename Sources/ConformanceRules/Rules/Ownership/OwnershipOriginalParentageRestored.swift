/// What a transition borrowed is back in its place.
///
/// Condition, judged when the next change begins or all is at rest: after a transition that was
/// given up, the root views of both sides lie where they lay when it began; after a dismissal that
/// finished, the presenter's view lies where it lay before the presentation, unless the presenter had
/// part in another change since. Only what the trace shows of those places is compared; of what was to
/// come and had never been seen, that it lies nowhere. What was to be presented goes with its container,
/// whatever it lies in.
///
/// Changes are transitions, and what moves views without one: a window that gets another root, and a
/// container that is asked for another child or takes one in. Where views lie after that is not the
/// transition's affair, and after another root nothing has a place to come back to.
///
/// And at rest such a view, if it lies where it lay in the baseline, lies in front of the same siblings as
/// it did there, and behind the same, as far as these stay too. In which order views lie is told by
/// checkpoints only, so a place that came later is not compared; nor is what a container of the subject's
/// own does with its children, which are not borrowed.
struct OwnershipOriginalParentageRestored: RuleChecker {
  static let id: RuleID = "ownership-original-parentage-restored"
  static let statement = """
    After a dismissal or a cancel each borrowed view is back under its original superview, at its \
    place among its siblings, and in the window as before.
    """
  static let clauses = [afterCancel, afterDismissal, order]
  static let exceptions = [
    RuleException(
      "other-change",
      "A presenter that had part in another change since it presented has no old place.",
      guards: [
        .subject("faulty/presenter-under-outer-view"),
        .sketch("a presenter that stays in a wrapper, and somebody else had a push meanwhile"),
      ]),
    RuleException(
      "never-seen",
      "Of a view that no line has shown it is not known where it lay.",
      guards: [
        .subject("faulty/incoming-view-stays"),
        .sketch("a presenter of before is moved into a wrapper by the dismissal"),
        .sketch("what was to be pushed, and was given up, is there until the next change"),
      ]),
    RuleException(
      "with-its-container",
      "What was to be presented goes with its container, whatever it lies in; who stays does not.",
      guards: [
        .subject("faulty/both-sides-taken-out"),
        .sketch("what was to be presented, lay in a view before, and does not come back there"),
      ]),
  ]
  static let level = Level.must
  static let authority: [Authority] = [
    .observed(["CU-05", "CX-09"]),
    .derived(from: "a transition's borrowing views that belong to their superviews"),
  ]
  static let remedy = """
    On cancel, and at the end of a dismissal, put back what you took out, and nothing else.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .begin, .end, .setRootViewController, .select, .replace, .open, .close, .addChild,
  ]

  private static let afterCancel = RuleClause(
    "after-cancel",
    "After a transition that was given up both views lie where they lay when it began.")
  private static let afterDismissal = RuleClause(
    "after-dismissal",
    "After a dismissal the presenter's view lies where it lay before the presentation.")
  private static let order = RuleClause(
    "order",
    "A view that is back lies in front of the same siblings as before, and behind the same.",
    .sketched(
      because: "an order that nobody sees at rest costs a faulty subject of its own nothing"))

  private(set) var record = Record()
  private var borrowing = BorrowedViews()

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    let transition = entry.principal.flatMap { hierarchy.transitions[$0] }
    if entry.topic == .end {
      if let transition { borrowing.end(transition, entry, in: hierarchy) }
      return
    }
    if borrowing.isOwed { settleNow(entry, in: hierarchy) }
    if entry.topic == .setRootViewController { borrowing.uproot() }
    if entry.topic == .begin, let transition { borrowing.begin(transition, in: hierarchy) }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    borrowing.forget(name)
  }

  private mutating func settleNow(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    settle(.event(entry.index), in: hierarchy) { spot in
      // What was never seen may lie in a view that nobody sees.
      guard spot.isKnown || hierarchy.isInWindow(spot.view) else { return nil }
      return hierarchy.objects[spot.view].superview
    }
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState else { return }
    settle(.ending(.heading), in: hierarchy) { finalState.superview(of: $0.view) }
    for (view, debt) in borrowing.borrowed.sorted(by: { $0.key.number < $1.key.number }) {
      judgeOrder(of: view, debt, finalState, hierarchy)
    }
  }

  private mutating func settle(
    _ last: Evidence, in hierarchy: HierarchyState, superview: (BorrowedViews.Spot) -> Name?
  ) {
    for debt in borrowing.takeDebts() {
      let view = debt.spot.view
      guard superview(debt.spot) != debt.spot.superview else {
        record.exercise()
        continue
      }
      let move = hierarchy.objects[view].lastMove
      let place = debt.spot.superview.map { hierarchy.names.text($0) } ?? "no view"
      record.convict(
        debt.isGivenUp ? Self.afterCancel : Self.afterDismissal,
        "\(hierarchy.names.text(view)) lay in \(place), and did not come back there",
        [.event(debt.begin), move.map { .event($0) }, .event(debt.end), last])
    }
  }

  // MARK: - Order

  /// Judges on which side of its siblings a view lies.
  private mutating func judgeOrder(
    of view: Name, _ debt: BorrowedViews.Debt, _ finalState: HierarchySnapshot,
    _ hierarchy: HierarchyState
  ) {
    guard let superview = debt.spot.superview, lies(view, in: superview, finalState, hierarchy)
    else {
      return
    }
    let before = hierarchy.baseline.subviews(of: superview)
      .filter { lies($0, in: superview, finalState, hierarchy) }
    let after = finalState.subviews(of: superview).filter(before.contains)
    // Of two that were borrowed, the one that lay behind is named.
    let behind = before.prefix { $0 != view }.filter {
      borrowing.borrowed[$0]?.spot.superview != superview
    }
    let front = before.drop { $0 != view }.dropFirst()
    let overtaker = after.drop { $0 != view }.dropFirst().first { behind.contains($0) }
    let overtaken = after.prefix { $0 != view }.last { front.contains($0) }
    guard let other = overtaken ?? overtaker else { return record.exercise() }
    let names = hierarchy.names
    let move = [view, other].compactMap { hierarchy.objects[$0].lastMove }.max()
    record.convict(
      Self.order,
      """
      \(names.text(view)) lay \(overtaken == nil ? "in front of" : "behind") \
      \(names.text(other)), and lies \(overtaken == nil ? "behind" : "in front of") it now
      """,
      [
        .event(debt.begin), move.map { .event($0) }, .event(debt.end),
        .ending(.view(names.text(view))),
      ])
  }

  /// Whether a view lies in another one before the script acts and at rest.
  private func lies(
    _ view: Name, in superview: Name, _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState
  ) -> Bool {
    hierarchy.baseline.superview(of: view) == superview
      && finalState.superview(of: view) == superview
  }
}
