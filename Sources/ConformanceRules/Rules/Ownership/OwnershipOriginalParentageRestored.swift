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
  static let level = Level.must
  static let authority: [Authority] = [
    .derived(from: "who owned a view before it was borrowed"),
    .observed(["CU-05", "CX-09"]),
  ]
  static let remedy = """
    On cancel, and at the end of a dismissal, put back what you took out, and nothing else.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .begin, .end, .setRootViewController, .select, .replace, .open, .close, .addChild,
  ]

  private(set) var record = Record()
  private var places: NameMap<Place> = [:]
  /// Where presenters' views lay before they presented.
  private var homes: NameMap<Name?> = [:]
  private var waiting: [Debt] = []
  /// What was borrowed last of each view.
  private var borrowed: NameMap<Debt> = [:]

  /// Where the views of both sides lay when a transition began.
  private struct Place {
    var from: Spot?
    var to: Spot?
  }

  private struct Spot {
    let view: Name
    let superview: Name?
    /// Whether the trace has shown where it lies.
    let isKnown: Bool
  }

  /// A view that has to be somewhere.
  private struct Debt {
    let spot: Spot
    var begin: Int
    var end: Int
  }

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    let transition = entry.principal.flatMap { hierarchy.transitions[$0] }
    if entry.topic == .end {
      if let transition { end(transition, entry, in: hierarchy) }
      return
    }
    if !waiting.isEmpty { settleNow(entry, in: hierarchy) }
    if entry.topic == .setRootViewController { (borrowed, homes, places) = ([:], [:], [:]) }
    if entry.topic == .begin, let transition { begin(transition, in: hierarchy) }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    places[name] = nil
    homes[name] = nil
    borrowed[name] = nil
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
    for (view, debt) in borrowed.sorted(by: { $0.key.number < $1.key.number }) {
      judgeOrder(of: view, debt, finalState, hierarchy)
    }
  }

  private mutating func begin(_ transition: TransitionState, in hierarchy: HierarchyState) {
    func spot(_ side: Name?) -> Spot? {
      side.flatMap { hierarchy.names.rootView(of: $0) }.map { view in
        let object = hierarchy.objects[view]
        return Spot(view: view, superview: object.superview, isKnown: object.isPlaced)
      }
    }
    let from = spot(transition.from).flatMap { $0.isKnown ? $0 : nil }
    let to = spot(transition.to).flatMap { $0.isKnown || transition.kind != .present ? $0 : nil }
    places[transition.name] = Place(from: from, to: to)
    if !transition.isModal {
      // Who changes places meanwhile has no old one to come back to.
      for side in transition.sides { hierarchy.names.rootView(of: side).map { homes[$0] = nil } }
    } else if transition.kind == .present, let home = from {
      homes[home.view] = .some(home.superview)
    }
  }

  private mutating func end(
    _ transition: TransitionState, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    guard let place = places.removeValue(forKey: transition.name) else { return }
    func owe(_ spot: Spot?) {
      guard let spot else { return }
      var debt = Debt(spot: spot, begin: transition.begin, end: entry.index)
      waiting.append(debt)
      guard transition.kind != .replace, hierarchy.names.knows(spot.view) else { return }
      // What nobody moved since was moved in an earlier one, if at all.
      let isMoved = hierarchy.objects[spot.view].lastMove.map { $0 > transition.begin } ?? false
      if let earlier = borrowed[spot.view], !isMoved {
        debt.begin = earlier.begin
        debt.end = earlier.end
      }
      borrowed[spot.view] = debt
    }
    if entry.flag == false {
      owe(place.from)
      owe(place.to)
    } else if transition.kind == .dismiss, let to = place.to, to.isKnown {
      if let home = homes.removeValue(forKey: to.view) {
        owe(Spot(view: to.view, superview: home, isKnown: true))
      } else if !transition.isRemoving {
        owe(to)
      }
    }
  }

  private mutating func settle(
    _ last: Evidence, in hierarchy: HierarchyState, superview: (Spot) -> Name?
  ) {
    let debts = waiting
    waiting = []
    for debt in debts {
      let view = debt.spot.view
      guard superview(debt.spot) != debt.spot.superview else {
        record.exercise()
        continue
      }
      let move = hierarchy.objects[view].lastMove
      let place = debt.spot.superview.map { hierarchy.names.text($0) } ?? "no view"
      record.convict(
        "\(hierarchy.names.text(view)) lay in \(place), and did not come back there",
        [.event(debt.begin), move.map { .event($0) }, .event(debt.end), last])
    }
  }

  // MARK: - Order

  /// Judges on which side of its siblings a view lies.
  private mutating func judgeOrder(
    of view: Name, _ debt: Debt, _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState
  ) {
    guard let superview = debt.spot.superview, lies(view, in: superview, finalState, hierarchy)
    else {
      return
    }
    let before = hierarchy.baseline.subviews(of: superview)
      .filter { lies($0, in: superview, finalState, hierarchy) }
    let after = finalState.subviews(of: superview).filter(before.contains)
    // Of two that were borrowed, the one that lay behind is named.
    let behind = before.prefix { $0 != view }.filter { borrowed[$0]?.spot.superview != superview }
    let front = before.drop { $0 != view }.dropFirst()
    let overtaker = after.drop { $0 != view }.dropFirst().first { behind.contains($0) }
    let overtaken = after.prefix { $0 != view }.last { front.contains($0) }
    guard let other = overtaken ?? overtaker else { return record.exercise() }
    let names = hierarchy.names
    let move = [view, other].compactMap { hierarchy.objects[$0].lastMove }.max()
    record.convict(
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
