import AppearanceTrace

/// An animator changes only views of its own transition.
///
/// Condition: a root view that the subject changes, puts somewhere or takes out in the name of a
/// transition belongs to a side of that transition, or to somebody around or inside one; in a presentation
/// or a dismissal also to somebody in the chain of those who stand on the presenter, or on whom it stands
/// where the contract says that presenters keep a look; and in the change of a container of the subject's
/// own to another child of it, which an earlier change may have left there. A view that lies in that of a
/// side, or is put into it, is content, whose parents are the affair of other rules. That the view lies
/// in a window is no excuse.
struct ResourcesNoStaleParticipants: RuleChecker {
  static let id: RuleID = "resources-no-stale-participants"
  static let statement = """
    An animator changes only the views of the transition that it runs.
    """
  static let clauses = [own]
  static let exceptions = [
    RuleException(
      "receding", "Where presenters keep a look, those on whom the presenter stands have a part.",
      guards: [
        .sketch(
          "a view that a stale animator changes below the presenter, where no presenter keeps a look"
        ),
        .sketch("a presenter that an animator of a push changes, where presenters keep a look"),
      ])
  ]
  static let level = Level.must
  static let authority: [Authority] = [
    .derived(
      from: """
        that UIKit hands the views out with each context, and that one animator may serve many \
        transitions
        """)
  ]
  static let remedy = """
    Take the views from the context of the run, and keep none of them afterwards.
    """
  static let needs: Set<SceneSense> = [.causes]
  static let specificity = Specificity.call
  static let topics: [Topic] = [
    .set, .insert, .remove,
  ]

  private static let own = RuleClause(
    "own-views",
    """
    In the name of a transition only root views are changed that belong to its sides, or to who \
    stands around or inside one.
    """)

  private(set) var record = Record()
  /// The last time that each view was changed where it has a part.
  private var uses: NameMap<Int> = [:]
  /// The views that are known to be changed where they have no part.
  private var strays: Set<Name> = []

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let view = entry.principal,
      let transition = entry.cause.flatMap({ hierarchy.transitions[$0] }),
      let controller = hierarchy.names.controller(of: view)
    else { return }
    let place = entry.topic == .insert ? entry.counterpart ?? view : view
    guard !hierarchy.hasPart(controller, in: transition),
      !hierarchy.isContent(place, in: transition)
    else {
      uses[view] = entry.index
      return record.exercise()
    }
    guard strays.insert(view).inserted else { return }
    record.convict(
      Self.own,
      """
      \(hierarchy.names.text(view)) was \(entry.topic == .set ? "changed" : "moved") in \
      \(hierarchy.names.text(transition.name)), in which \
      \(hierarchy.names.text(controller)) has no part
      """,
      [uses[view].map { .event($0) }, .event(transition.begin), .event(entry.index)])
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    uses[name] = nil
    strays.forget(name)
  }
}

extension HierarchyState {
  /// Whether a controller may have to do with a transition.
  fileprivate func hasPart(_ controller: Name, in transition: TransitionState) -> Bool {
    let sides = transition.sides
    if sides.contains(where: { isRelated(controller, to: $0) }) { return true }
    switch transition.kind {
    case .replace:
      let parent = objects[controller].parent
      return parent != nil && sides.contains { objects[$0].parent == parent }
    case .present, .dismiss:
      let presenters = transition.presenter.map(receding) ?? []
      let chain = presenters.flatMap { self.chain(from: $0) }
      return chain.contains { isRelated(controller, to: $0) }
    case .push, .pop, .set, .select: return false
    }
  }

  /// Whether a view lies in that of one of a transition's sides.
  fileprivate func isContent(_ view: Name, in transition: TransitionState) -> Bool {
    [transition.from, transition.to].compactMap { $0.flatMap { names.rootView(of: $0) } }
      .contains { isView(view, inside: $0) }
  }

  /// A presenter, and those on whom it stands where the contract says that presenters keep a look.
  private func receding(_ presenter: Name) -> [Name] {
    var line = [presenter]
    guard !contract.restingLook.isEmpty else { return line }
    var place = 0
    while place < line.count {
      line += presentations.values.filter { $0.presented == line[place] }.map(\.presenter)
        .filter { !line.contains($0) }
      place += 1
    }
    return line
  }

  /// Whether one of two controllers is the other one or lies within it.
  private func isRelated(_ controller: Name, to other: Name) -> Bool {
    isController(controller, within: other) || isController(other, within: controller)
  }
}
