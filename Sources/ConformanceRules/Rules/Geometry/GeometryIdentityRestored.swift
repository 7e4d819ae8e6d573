import AppearanceTrace

/// Root views look as before.
///
/// Condition, at rest: a root view that is shown has the looks (transform, alpha, hidden, corner, mask,
/// shadow, clipping, anchor, z, perspective) that it had before: none that it did not have, other than one that the
/// contract declares for presenters, and that only of who presents something; and none of those that
/// it had is lost, where it was shown before and all that was presented before still is. After a
/// dismissal nothing is said of lost looks, since the look of a presenter is to be undone then; but a declared
/// one that it had when what it presents had come is to be there as long as that stays, when nothing lies over
/// it, unless it was changed for a finger that has come since, if the screen has its size of then. Where the trace
/// begins with something presented and ends with nothing, no look of that time may remain, unless it is declared and
/// the presentation went in the middle of a chain, unknown to its presentation controller. Where a dismissal was
/// given up last, a presenter of what was presented before has its declared look of before, if the screen has its
/// size of before. How a container that the script opens or closes shows its children is its own affair, and so is a
/// look that follows a finger on the container while no transition changes it. Where no transition has ended, and
/// a finger has gone up, it holds of what is presented and of who presents it; but where those lie is their own
/// affair, as by a transform that moves a view and does nothing else.
///
/// Legal: the design of a screen of the subject's own, which it gives its own view in the instant in which
/// it is told that it is loaded, comes or is laid out, and in the name of no transition; and the dress of what
/// is presented: corners, clipping, a mask and a shadow that its presentation controller gives it in one of its
/// hooks, or when it lays it out first, or the subject before it is shown, last as long as it is presented. A view that was not shown before
/// had looks that no line tells: of what is presented, and of who had no place before, corners, clipping, a mask
/// and a shadow that no line sets are taken for such.
struct GeometryIdentityRestored: RuleChecker {
  static let id: RuleID = "geometry-identity-restored"
  static let statement = """
    Transform, alpha and other looks of both root views are as before in the end, or at a \
    declared value that a dismissal undoes.
    """
  static let clauses = [kept, lost]
  static let exceptions = [design, dress, older, declared, middleOfChain]
  static let level = Level.must
  static let authority: [Authority] = [
    .derived(
      from: "a transition's showing views that are not its own, and that are seen afterwards"),
    .reported("libraries that scale their presenters"),
  ]
  static let remedy = """
    Put back what you changed for the effect, on each way out; declare a look that is to \
    last in the contract.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .begin, .end, .open, .close, .set, .loadView, .viewDidLoad, .viewWillAppear,
    .viewIsAppearing, .viewDidAppear, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .release,
  ]
  static let judgesRest = true

  private static let kept = RuleClause(
    "kept", "No root view keeps a look that it did not have before, other than a declared one.")
  private static let lost = RuleClause(
    "lost",
    """
    No root view has lost a look that it had, where nothing was dismissed, or a dismissal given up; nor a \
    presenter a declared one, while what it presents is there.
    """)
  private static let design = RuleException(
    "design",
    "What a screen of the subject's own gives its view in a callback of its own is its design.",
    guards: [
      .subject("faulty/dialog-stays-small"),
      .sketch(
        "a screen of the subject's own that is left small by a transition, and faint by a finger"),
      .sketch(
        "looks that are no design: of another's screen, too late, behind a finger, by nobody"),
      .sketch("a screen of the subject's own whose design a given-up presentation writes over"),
    ])
  private static let dress = RuleException(
    "dress",
    """
    What is presented keeps corners, clipping, a mask and a shadow that its presentation controller gives \
    it, or that it got before it was shown.
    """,
    guards: [
      .sketch("a card that gets round corners while it moves in, and keeps them"),
      .sketch("a card that its presentation controller leaves small and faint"),
      .sketch("presented screens that get round corners when something on them comes or goes"),
      .sketch("a card that came with corners, and gets others in a presentation that is given up"),
      .sketch("a card that gets round corners a while after its presentation controller was told"),
      .sketch("a card that gets round corners when its presentation is over"),
      .sketch("a card that gets round corners of nobody's in the middle of its presentation"),
      .sketch("a card that keeps its corners as a screen of a stack"),
    ])
  private static let older = RuleException(
    "older",
    """
    What was not shown before keeps corners, clipping, a mask and a shadow that no line sets, if it is \
    presented or had no place before.
    """,
    guards: [
      .sketch("a screen beneath another one that comes back with round corners"),
      .sketch("a screen that comes faint, and no line made it so"),
      .sketch("a screen that was there gets round corners, and no line says by whom"),
      .sketch("a card that gets round corners while it moves in, and keeps them"),
    ])
  private static let declared = RuleException(
    "declared",
    "A presenter has a declared look while it presents something, which a given-up dismissal keeps.",
    guards: [
      .subject("faulty/presenter-stays-scaled"), .subject("faulty/presenter-rises-for-nothing"),
      .sketch("a presenter that has a declared look, though what it presented was given up"),
      .sketch("a presenter that keeps its declared look of before when nothing is presented"),
      .sketch("what is presented keeps a look that is declared for presenters"),
    ])

  private static let middleOfChain = RuleException.middleOfChain(
    guards: [
      .sketch("an undeclared look of a presenter whose chain was dismissed at once"),
      .sketch("a declared look that the dismissal of a whole chain gives the presenter"),
      .sketch("a declared look that stays where two presentation controllers of a chain were told"),
      .sketch("a declared look that stays when all that was presented is dismissed"),
      .sketch(
        "a declared look of a given-up presentation, before a chain is presented and dismissed at once"
      ),
    ])

  private(set) var record = Record()
  private static let looks: [ViewProperty.Kind] = [
    .transform, .alpha, .hidden, .corner, .mask, .shadow, .clips, .anchor, .z,
    .perspective,
  ]

  /// The containers that the script opened or closed.
  private var opened: Set<Name> = []
  /// What screens of the subject's own have given their views last.
  private var designs = ScreenDesigns()
  private var dresses = PresentedDresses()
  /// What presenters are to look like as long as what they present stays.
  private var restingLooks = RestingLooks()

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let object = entry.principal else { return }
    switch entry.topic {
    case .begin: dresses.take(beginOf: object, entry, in: hierarchy)
    case .end:
      record.exercise()
      restingLooks.take(endOf: object, entry, in: hierarchy)
    case .open, .close: opened.insert(object)
    case .set:
      designs.take(entry, in: hierarchy)
      dresses.take(entry, in: hierarchy)
      restingLooks.take(setting: entry, in: hierarchy)
    case .release: restingLooks.forget(object)
    default: designs.tell(object, entry)
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    opened.forget(name)
    designs.forget(name)
    dresses.forget(name)
    restingLooks.forget(name)
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState, hierarchy.open.isEmpty else { return }
    let isByFinger = hierarchy.lastEnded == nil
    if isByFinger {
      guard hierarchy.lastGesture != nil, !finalState.presenters.isEmpty else { return }
      record.exercise()
    }
    for view in finalState.views {
      guard let controller = hierarchy.names.controller(of: view),
        !(finalState.parent(of: controller).map(opened.contains) ?? false),
        !isByFinger || finalState.isInPresentation(controller),
        let kind = Self.looks.first(where: { kind in
          !(isByFinger && finalState.isMovedAlone(view, by: kind))
            && isChanged(kind, of: view, finalState, hierarchy)
        })
      else { continue }
      convict(view, kind, finalState, hierarchy)
    }
  }

  /// Whether a look was not there before, or is there no more.
  private mutating func isChanged(
    _ kind: ViewProperty.Kind, of view: Name, _ finalState: HierarchySnapshot,
    _ hierarchy: HierarchyState
  ) -> Bool {
    let (old, new) = (hierarchy.baseline.values(kind, of: view), finalState.values(kind, of: view))
    // What never differed from the default has changed where it was given meanwhile alone.
    guard
      old != nil || new != nil
        || restingLooks.gift(kind, of: view, finalState, hierarchy) != nil
    else { return false }
    guard !hierarchy.isPulled(kind, of: view), !designs.hold(kind, of: view),
      !isOlder(kind, of: view, finalState, hierarchy)
    else { return false }
    let isBare = finalState.presenters.isEmpty
    let wasBare = hierarchy.baseline.presenters.isEmpty
    guard new.map({ !dresses.hold(kind, $0, of: view, finalState, hierarchy) }) ?? true else {
      return false
    }
    if new != nil, hierarchy.contract.restingLook.contains(kind),
      hierarchy.isLeftUntold(kind, of: view)
    {
      record.rely(on: .restingLook)
      return false
    }
    if new == nil, restingLooks.gift(kind, of: view, finalState, hierarchy) != nil { return true }
    if new == nil {
      guard old != nil, hierarchy.baseline.shows(view),
        finalState.keepsPresentations(of: hierarchy.baseline)
      else { return false }
    } else if isBare, !wasBare, hierarchy.type(of: view) == nil {
      return true
    }
    guard
      !finalState.isPresenters(view, hierarchy) || !hierarchy.contract.restingLook.contains(kind)
        || finalState.hasDismissalGivenUp(hierarchy)
    else {
      record.rely(on: .restingLook)
      return false
    }
    return old != new
  }

  /// Whether a view that was not shown before may have had a look then of which no line tells.
  private func isOlder(
    _ kind: ViewProperty.Kind, of view: Name, _ finalState: HierarchySnapshot,
    _ hierarchy: HierarchyState
  ) -> Bool {
    guard PresentedDresses.kinds.contains(kind), !hierarchy.baseline.shows(view),
      hierarchy.lastSet(kind, of: view) == nil,
      let controller = hierarchy.names.controller(of: view)
    else { return false }
    return finalState.presenter(of: controller) != nil
      || !hierarchy.baseline.speaks(of: controller)
  }

  private mutating func convict(
    _ view: Name, _ kind: ViewProperty.Kind, _ finalState: HierarchySnapshot,
    _ hierarchy: HierarchyState
  ) {
    let text = hierarchy.names.text(view)
    let end = hierarchy.lastEnd.map { Evidence.event($0) }
    if finalState.values(kind, of: view) == nil {
      let gift = restingLooks.gift(kind, of: view, finalState, hierarchy)
      record.convict(
        Self.lost,
        "\(text) has lost the \(kind.rawValue) that it had",
        [
          gift.map { .event($0) } ?? .baseline(.property(text, kind)),
          hierarchy.lastSet(kind, of: view).map { .event($0) } ?? end, .ending(.view(text)),
        ])
    } else {
      record.convict(
        Self.kept,
        "\(text) keeps the \(kind.rawValue) that it got \(end == nil ? "meanwhile" : "for the transition")",
        [hierarchy.proof(of: kind, of: view) ?? end, .ending(.property(text, kind))])
    }
  }
}

extension HierarchySnapshot {
  /// Whether a controller is presented, or presents something.
  fileprivate func isInPresentation(_ controller: Name) -> Bool {
    presenter(of: controller) != nil || presented(by: controller) != nil
  }

  /// Whether a look is a transform that puts a view elsewhere, and does nothing else to it.
  fileprivate func isMovedAlone(_ view: Name, by kind: ViewProperty.Kind) -> Bool {
    kind == .transform && values(kind, of: view)?.prefix(4) == ["1", "0", "0", "1"]
  }

  /// Whether a view is the root view of who presents something.
  fileprivate func isPresenters(_ view: Name, _ hierarchy: HierarchyState) -> Bool {
    hierarchy.names.controller(of: view).flatMap { presented(by: $0) } != nil
  }

  /// Whether all is presented as before, on a screen of the size of before, since a dismissal was given up
  /// last.
  fileprivate func hasDismissalGivenUp(_ hierarchy: HierarchyState) -> Bool {
    guard let last = hierarchy.lastEnded.flatMap({ hierarchy.transitions[$0] }) else {
      return false
    }
    return last.kind == .dismiss && last.end?.outcome == .cancelled && presentsAsBefore(hierarchy)
  }
}
