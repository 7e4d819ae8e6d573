import AppearanceTrace

/// A borrowed view keeps its layout mode, and what holds it.
///
/// Condition, at rest:
///
/// - No root view that the subject took out of the system's layout, and that lies where it lay before or
///   that nothing pins, is still out of it: what was switched off is switched on again. The line that
///   took it out shows that it was in before. A screen that came stays where constraints hold it, for
///   that is a layout as good; and so does a child of a container that has changed its children, or was
///   asked to.
/// - A root view that was laid out by constraints in the baseline, and lies where it lay, is so still,
///   where a line shows that the subject changed that; and if it was pinned to something outside, it is
///   pinned to something.
///
/// Which constraints hold a view, and to what, is told by no line, but only how many lead out of it. So
/// other constraints in place of the old ones pass, as long as there are any.
struct GeometryLayoutOwnership: Machine {
  static let id: RuleID = "geometry-layout-ownership"
  static let statement = """
    A view that a transition borrows keeps its layout mode; what the transition switches off \
    it switches on again.
    """
  static let level = Level.should
  static let authority = """
    Apple: UIView, translatesAutoresizingMaskIntoConstraints
    """
  static let remedy = """
    Lay the views that the context hands out by frame, or pin them to the container alone \
    and give their layout back at the end.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [.end]

  private(set) var record = Record()

  /// Those who came or went in a change of a container's children that finished.
  private var travellers: Set<Name> = []

  mutating func observe(_ moment: Moment, in situation: Situation) {
    record.exercise()
    guard let transition = moment.subject.flatMap({ situation.transitions[$0] }),
      transition.kind == .replace, moment.flag == true
    else { return }
    travellers.formUnion(transition.sides.filter(situation.names.knows))
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    travellers.forget(name)
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard let rest = conclusion.rest else { return }
    for view in rest.views where situation.names.controller(of: view) != nil {
      let isOut = rest.values(.constrained, of: view) != nil
      let wasOut = situation.baseline.values(.constrained, of: view) != nil
      if !wasOut {
        if isOut, !isHeld(view, rest, situation) { judgeTakenOut(view, rest, situation) }
      } else if isInPlace(view, rest, situation) {
        if isOut { judgeHold(on: view, rest, situation) } else { judgeTakenIn(view, situation) }
      }
    }
  }

  /// Whether constraints are the layout of a view that came, or that its container lays out so.
  private func isHeld(_ view: Name, _ rest: Still, _ situation: Situation) -> Bool {
    guard rest.values(.pinned, of: view) != nil else { return false }
    let controller = situation.names.controller(of: view)
    let parent = controller.flatMap { rest.parent(of: $0) }
    return !isInPlace(view, rest, situation) || controller.map(travellers.contains) ?? false
      || parent.map(situation.arranging.contains) ?? false
  }

  private func isInPlace(_ view: Name, _ rest: Still, _ situation: Situation) -> Bool {
    situation.baseline.shows(view)
      && situation.baseline.superview(of: view) == rest.superview(of: view)
  }

  // MARK: - What is wrong

  private mutating func judgeTakenOut(_ view: Name, _ rest: Still, _ situation: Situation) {
    guard let change = situation.lastSet(.constrained, of: view) else { return }
    let text = situation.names.text(view)
    let isPinned = rest.values(.pinned, of: view) != nil
    record.convict(
      isPinned
        ? "\(text) was taken out of the system's layout, and not given back to it"
        : "\(text) was taken out of the system's layout, and nothing holds it any more",
      [
        .event(change), .ending(.property(text, .constrained)),
        isPinned ? .ending(.property(text, .pinned)) : nil,
      ])
  }

  private mutating func judgeTakenIn(_ view: Name, _ situation: Situation) {
    guard let change = situation.lastSet(.constrained, of: view) else { return }
    let text = situation.names.text(view)
    record.convict(
      "\(text) was laid out by constraints, and is so no more",
      [.baseline(.property(text, .constrained)), .event(change), .ending(.view(text))])
  }

  private mutating func judgeHold(on view: Name, _ rest: Still, _ situation: Situation) {
    guard situation.baseline.values(.pinned, of: view) != nil,
      rest.values(.pinned, of: view) == nil
    else { return }
    let text = situation.names.text(view)
    record.convict(
      "\(text) has lost the constraints that held it",
      [
        .baseline(.property(text, .pinned)),
        situation.objects[view].lastMove.map { .event($0) },
        .ending(.property(text, .constrained)),
      ])
  }
}
