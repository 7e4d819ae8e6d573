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
    ] + OwnChanges.topics

  private(set) var record = Record()
  /// The last transition back that took no time.
  private var last: Transition?
  /// Where it ended.
  private var end: Int?
  /// How many transitions of each kind have finished.
  private var finished: [TransitionSpan.Kind: Int] = [:]
  /// Whether a window was changed.
  private var hasOtherWindow = false
  private var own = OwnChanges()
  /// The last change that brought another view to a place, if it took no time.
  private var exchange: Exchange?

  private enum Exchange {
    /// A transition, and where it ended.
    case transition(Transition, end: Int?)
    /// What the script asked a container for.
    case request(container: Name, event: Int)
  }

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let object = moment.subject else { return }
    switch moment.topic {
    case .begin, .end:
      guard let transition = situation.transitions[object] else { return }
      takeExchange(transition, moment)
      takeReturn(transition, moment)
    case .select, .replace, .open, .close:
      guard moment.mark == .script, let flag = moment.call?.flag("animated") else { return }
      exchange = flag ? nil : .request(container: object, event: moment.index)
    case .resize, .setStatusBarHeight, .setRootViewController: hasOtherWindow = true
    default: own.take(moment, in: situation)
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

  private mutating func takeExchange(_ transition: Transition, _ moment: Moment) {
    guard moment.topic == .end else {
      exchange = transition.isExchange ? .transition(transition, end: nil) : nil
      return
    }
    guard case .transition(let begun, _) = exchange, begun.name == transition.name else { return }
    exchange = moment.flag == true ? .transition(begun, end: moment.index) : nil
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
      !rest.shows($0) && !own.tookOut($0, in: situation)
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
          && !own.explain(kind, of: view, rest, in: situation)
      }
      if let kind { return (view, kind) }
    }
    return nil
  }

  // MARK: - In another's place

  private mutating func judgeExchange(_ rest: Still, in situation: Situation) {
    guard let (old, new, event) = sides(rest, in: situation),
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

  /// Who went and who came in the last change, and the line that shows it.
  private func sides(
    _ rest: Still, in situation: Situation
  ) -> (old: Name, new: Name, event: Int)? {
    switch exchange {
    case .transition(let transition, let end?):
      guard let old = transition.from, let new = transition.to,
        (situation.lastRequest?.event ?? 0) <= end
      else { return nil }
      return (old, new, end)
    case .request(let container, let event):
      let old = situation.baseline.shownChildren(of: container, situation.names)
      let new = rest.shownChildren(of: container, situation.names)
      guard situation.lastRequest?.event == event, old.count == 1, new.count == 1, old != new
      else { return nil }
      return (old[0], new[0], event)
    case .transition(_, nil), nil: return nil
    }
  }
}

extension Transition {
  /// Whether it took no time, and another view comes to the place of one.
  fileprivate var isExchange: Bool {
    switch kind {
    case .push, .set, .select, .replace: !isAnimated
    case .present, .dismiss, .pop: false
    }
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

extension Still {
  /// The children whose views lie in that of their container.
  fileprivate func shownChildren(of container: Name, _ names: NameTable) -> [Name] {
    guard let around = names.rootView(of: container) else { return [] }
    return children(of: container).filter { child in
      names.rootView(of: child).map { shows($0) && path(from: $0).contains(around) } ?? false
    }
  }
}
