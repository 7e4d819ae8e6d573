import AppearanceTrace

/// A change without an animation ends where the animated one does.
///
/// Condition, where all that was presented or pushed in the trace is gone again, and a transition that
/// took no time had part in it: the hierarchy at rest is the one from before, with the same views in the
/// same places, the same controllers shown, and no property changed. How the animated variant ends is
/// the same condition without the second half, so the two agree.
///
/// Only what this way back and those before it that it takes back have done is compared. So nothing else
/// has finished, no window got another size, status bar or root, and what screens and containers change
/// outside of transitions is left out: what is set or taken out there, and what lies in a child that its
/// container was asked to arrange, or that follows a finger.
///
/// Condition, where the last change of a trace without presentations was a push, a selection or an
/// exchange of children that took no time: the view that came is not transparent, hidden or transformed
/// at rest, unless the view whose place it took was before the script acted, or it was so itself.
///
/// The animated run itself is in another trace. Where that is at hand, which it is when both are run one
/// after the other, and breaks no rule itself that it must keep: the same views of controllers and the same
/// bars are shown at rest, with the same properties, but for what holds them, constraints or a mask: where
/// they lie is compared. Elsewhere a presentation that took no time is not judged by itself: nothing in the trace has
/// stood in its place, and it may rest in any look.
struct CompletionUnanimatedParity: RuleChecker {
  static let id: RuleID = "completion-unanimated-parity"
  static let statement = """
    The unanimated, zero-length and reduced-motion variants end in the same hierarchy, states and \
    properties as the animated run.
    """
  static let clauses = [viewsBack, propertiesBack, placeTaken, animatedRun]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewController, present(_:animated:completion:)"),
    .observed(["FS-04", "FS-05", "CU-09"]),
  ]
  static let remedy = """
    Do in the presentation controller, and not in an animator, what has to happen in any case, and \
    set start values only where something is animated from them.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] =
    [
      .begin, .end, .select, .replace, .open, .close, .resize, .setStatusBarHeight,
      .setRootViewController,
    ] + OutsideChanges.topics
  static let judgesRest = true

  private static let viewsBack = RuleClause(
    "views-back", "After a way back that took no time every view is there that was there before.")
  private static let propertiesBack = RuleClause(
    "properties-back",
    "After a way back that took no time every view looks and lies as it did before.")
  private static let placeTaken = RuleClause(
    "place-taken",
    "What takes another's place in no time is not transparent, hidden or transformed at rest.",
    remedy: "Set start values only where something is animated from them.")
  private static let animatedRun = RuleClause(
    "animated-run", "A change that took no time rests as the animated one does.",
    remedy: "Do in the presentation controller, and not in an animator, what is to last.")

  private(set) var record = Record()
  /// The last transition back that took no time.
  private var last = LastReturn()
  private var outside = OutsideChanges()
  /// The last change that brought another view to a place, if it took no time.
  private var exchange: LastExchange?

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let object = entry.principal else { return }
    switch entry.topic {
    case .begin, .end:
      guard let transition = hierarchy.transitions[object] else { return }
      exchange = LastExchange(transition, entry, after: exchange)
      last.take(transition, entry)
    case .select, .replace, .open, .close:
      guard entry.mark == .script, let flag = entry.call?.flag("animated") else { return }
      exchange = flag ? nil : .request(container: object, event: entry.index)
    case .resize, .setStatusBarHeight, .setRootViewController: last.changeWindow()
    default: outside.take(entry, in: hierarchy)
    }
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState, hierarchy.open.isEmpty else { return }
    if let animated = hierarchy.compared.animated { compare(finalState, with: animated, hierarchy) }
    guard hierarchy.baseline.presenters.isEmpty, finalState.presenters.isEmpty else { return }
    judgeReturn(finalState, in: hierarchy)
    judgeExchange(finalState, in: hierarchy)
  }

  private mutating func judgeReturn(_ finalState: HierarchySnapshot, in hierarchy: HierarchyState) {
    guard let (last, end) = last.alone, hierarchy.baseline.hasSameFamilies(as: finalState) else {
      return
    }
    let missing = hierarchy.baseline.views.first {
      !finalState.shows($0) && !outside.tookOut($0, in: hierarchy)
    }
    if let missing {
      record.convict(
        Self.viewsBack,
        """
        \(hierarchy.names.text(missing)) was there before, and is not after \
        \(hierarchy.names.text(last.name)), which took no time
        """,
        [
          .baseline(.view(hierarchy.names.text(missing))), .event(end), .ending(.heading),
        ])
      return
    }
    guard let (view, kind) = difference(finalState, in: hierarchy) else { return record.exercise() }
    let text = hierarchy.names.text(view)
    record.convict(
      Self.propertiesBack,
      """
      \(text) has another \(kind.rawValue) than before \
      \(hierarchy.names.text(last.name)), which took no time
      """,
      [
        .event(end),
        finalState.values(kind, of: view) == nil
          ? .baseline(.property(text, kind)) : .ending(.property(text, kind)),
      ])
  }

  /// The first property that differs from before and that a transition is to answer for.
  private func difference(
    _ finalState: HierarchySnapshot, in hierarchy: HierarchyState
  ) -> (view: Name, kind: ViewProperty.Kind)? {
    for view in hierarchy.baseline.views where finalState.shows(view) {
      let kind = ViewProperty.Kind.allCases.first { kind in
        kind != .recognizers
          && finalState.values(kind, of: view) != hierarchy.baseline.values(kind, of: view)
          && !outside.explains(kind, of: view, finalState, in: hierarchy)
      }
      if let kind { return (view, kind) }
    }
    return nil
  }

  // MARK: - Beside the animated run

  /// Compares how the change rests with how it does where it is animated.
  private mutating func compare(
    _ finalState: HierarchySnapshot, with animated: HierarchySnapshot, _ hierarchy: HierarchyState
  ) {
    let names = hierarchy.names
    guard let difference = RestDifference(of: finalState, from: animated, names) else {
      return record.exercise()
    }
    record.convict(
      Self.animatedRun, difference.text(names, otherwise: "where the change is animated"),
      [hierarchy.lastEnd.map { .event($0) }, difference.proof(names)])
  }

  // MARK: - In another's place

  private mutating func judgeExchange(_ finalState: HierarchySnapshot, in hierarchy: HierarchyState)
  {
    guard let (old, new, event) = exchange?.sides(finalState, in: hierarchy),
      let oldView = hierarchy.names.rootView(of: old),
      let newView = hierarchy.names.rootView(of: new),
      hierarchy.baseline.shows(oldView), finalState.shows(newView)
    else { return }
    let kinds: [ViewProperty.Kind] = [.alpha, .hidden, .transform]
    let kind = kinds.first { kind in
      guard let values = finalState.values(kind, of: newView) else { return false }
      return values != hierarchy.baseline.values(kind, of: oldView)
        && values != hierarchy.baseline.values(kind, of: newView)
    }
    guard let kind else { return record.exercise() }
    let text = hierarchy.names.text(newView)
    record.convict(
      Self.placeTaken,
      """
      \(text) took the place of \(hierarchy.names.text(oldView)) in no time, and has another \
      \(kind.rawValue)
      """,
      [.event(event), .ending(.property(text, kind))])
  }
}
