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
/// The animated run itself is in another trace. So a presentation that took no time is not judged by
/// itself: nothing in the trace has stood in its place, and it may rest in any look.
struct CompletionUnanimatedParity: Machine {
  static let id: RuleID = "completion-unanimated-parity"
  static let statement = """
    The unanimated, zero-length and reduced-motion variants end in the same hierarchy, states and \
    properties as the animated run.
    """
  static let level = Level.must
  static let authority = "Apple: UIViewController, present(_:animated:completion:); observed FS-09"
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

  private(set) var record = Record()
  /// The last transition back that took no time.
  private var last: Transition?
  /// Where it ended.
  private var end: Int?
  /// How many transitions of each kind have finished.
  private var finished: [TransitionSpan.Kind: Int] = [:]
  /// Whether a window was changed.
  private var hasOtherWindow = false
  private var outside = OutsideChanges()
  /// The last change that brought another view to a place, if it took no time.
  private var exchange: LastExchange?

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let object = moment.subject else { return }
    switch moment.topic {
    case .begin, .end:
      guard let transition = situation.transitions[object] else { return }
      exchange = LastExchange(transition, moment, after: exchange)
      takeReturn(transition, moment)
    case .select, .replace, .open, .close:
      guard moment.mark == .script, let flag = moment.call?.flag("animated") else { return }
      exchange = flag ? nil : .request(container: object, event: moment.index)
    case .resize, .setStatusBarHeight, .setRootViewController: hasOtherWindow = true
    default: outside.take(moment, in: situation)
    }
  }

  private mutating func takeReturn(_ transition: Transition, _ moment: Moment) {
    if moment.topic == .end, moment.flag == true {
      finished[transition.kind, default: 0] += 1
      if transition.name == last?.name { end = moment.index }
    }
    guard moment.topic == .begin, !transition.isAnimated, transition.kind.opposite != nil else {
      return
    }
    (last, end) = (transition, nil)
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard let rest = conclusion.rest, situation.open.isEmpty,
      situation.baseline.presenters.isEmpty, rest.presenters.isEmpty
    else { return }
    judgeReturn(rest, in: situation)
    judgeExchange(rest, in: situation)
  }

  private mutating func judgeReturn(_ rest: Still, in situation: Situation) {
    guard let last, let end, situation.baseline.hasSameFamilies(as: rest), isAlone(last) else {
      return
    }
    let missing = situation.baseline.views.first {
      !rest.shows($0) && !outside.tookOut($0, in: situation)
    }
    if let missing {
      record.convict(
        """
        \(situation.names.text(missing)) was there before, and is not after \
        \(situation.names.text(last.name)), which took no time
        """,
        [
          .baseline(.view(situation.names.text(missing))), .event(end), .ending(.heading),
        ])
      return
    }
    guard let (view, kind) = difference(rest, in: situation) else { return record.exercise() }
    let text = situation.names.text(view)
    record.convict(
      """
      \(text) has another \(kind.rawValue) than before \
      \(situation.names.text(last.name)), which took no time
      """,
      [
        .event(end),
        rest.values(kind, of: view) == nil
          ? .baseline(.property(text, kind)) : .ending(.property(text, kind)),
      ])
  }

  /// Whether nothing has finished but a way back and what it takes back, and no window was changed.
  private func isAlone(_ way: Transition) -> Bool {
    !hasOtherWindow && finished[way.kind] == 1
      && finished.keys.allSatisfy { $0 == way.kind || $0 == way.kind.opposite }
  }

  /// The first property that differs from before and that a transition is to answer for.
  private func difference(
    _ rest: Still, in situation: Situation
  ) -> (view: Name, kind: ViewProperty.Kind)? {
    for view in situation.baseline.views where rest.shows(view) {
      let kind = ViewProperty.Kind.allCases.first { kind in
        kind != .recognizers
          && rest.values(kind, of: view) != situation.baseline.values(kind, of: view)
          && !outside.explains(kind, of: view, rest, in: situation)
      }
      if let kind { return (view, kind) }
    }
    return nil
  }

  // MARK: - In another's place

  private mutating func judgeExchange(_ rest: Still, in situation: Situation) {
    guard let (old, new, event) = exchange?.sides(rest, in: situation),
      let oldView = situation.names.rootView(of: old),
      let newView = situation.names.rootView(of: new),
      situation.baseline.shows(oldView), rest.shows(newView)
    else { return }
    let kinds: [ViewProperty.Kind] = [.alpha, .hidden, .transform]
    let kind = kinds.first { kind in
      guard let values = rest.values(kind, of: newView) else { return false }
      return values != situation.baseline.values(kind, of: oldView)
        && values != situation.baseline.values(kind, of: newView)
    }
    guard let kind else { return record.exercise() }
    let text = situation.names.text(newView)
    record.convict(
      """
      \(text) took the place of \(situation.names.text(oldView)) in no time, and has another \
      \(kind.rawValue)
      """,
      [.event(event), .ending(.property(text, kind))])
  }
}

extension TransitionSpan.Kind {
  /// What such a way back takes back; none for what leads on.
  fileprivate var opposite: Self? {
    switch self {
    case .dismiss: .present
    case .pop: .push
    case .present, .push, .set, .select, .replace: nil
    }
  }
}
