import AppearanceTrace

/// A change without an animation ends where the animated one does.
///
/// Condition, where all that was presented or pushed in the trace is gone again, and a transition that
/// took no time had part in it: the hierarchy at rest is the one from before, with the same views in the
/// same places, the same controllers shown, and no property changed. How the animated variant ends is
/// the same condition without the second half, so the two agree.
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
  static let topics: [Topic] = [.begin, .end, .select, .replace, .open, .close]

  private(set) var record = Record()
  /// The last transition back that took no time.
  private var last: Name?
  /// Where it ended.
  private var end: Int?
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
    guard moment.topic == .begin || moment.topic == .end else {
      guard moment.mark == .script, let flag = moment.call?.flag("animated") else { return }
      exchange = flag ? nil : .request(container: object, event: moment.index)
      return
    }
    guard let transition = situation.transitions[object] else { return }
    takeExchange(transition, moment)
    guard !transition.isAnimated, transition.kind == .dismiss || transition.kind == .pop else {
      return
    }
    if moment.topic == .begin { (last, end) = (transition.name, nil) }
    if moment.topic == .end, moment.flag == true, transition.name == last { end = moment.index }
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
    guard let last, let end, situation.baseline.hasSameFamilies(as: rest) else { return }
    let missing = situation.baseline.views.first { !rest.shows($0) }
    if let missing {
      record.convict(
        """
        \(situation.names.text(missing)) was there before, and is not after \
        \(situation.names.text(last)), which took no time
        """,
        [
          .baseline(.view(situation.names.text(missing))), .event(end), .ending(.heading),
        ])
      return
    }
    let changed = situation.baseline.views.lazy.compactMap { view in
      situation.baseline.difference(from: rest, of: view).map { (view, $0) }
    }.first
    guard let (view, kind) = changed else { return record.exercise() }
    let text = situation.names.text(view)
    record.convict(
      """
      \(text) has another \(kind.rawValue) than before \
      \(situation.names.text(last)), which took no time
      """,
      [
        .event(end),
        rest.values(kind, of: view) == nil
          ? .baseline(.property(text, kind)) : .ending(.property(text, kind)),
      ])
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

extension Still {
  /// The children whose views lie in that of their container.
  fileprivate func shownChildren(of container: Name, _ names: NameTable) -> [Name] {
    guard let around = names.rootView(of: container) else { return [] }
    return children(of: container).filter { child in
      names.rootView(of: child).map { shows($0) && path(from: $0).contains(around) } ?? false
    }
  }
}
