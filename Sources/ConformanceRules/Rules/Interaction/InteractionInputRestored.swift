import AppearanceTrace

/// Input is on where it was on.
///
/// Condition, at rest: no view or bar that was there before and heard touches is deaf to them now, nor is
/// one that came later and that a line makes deaf; and no request to ignore all touches is open. A view
/// that comes and is deaf from the first is as its maker wants it: one that is no controller's, and is
/// made so in the instant in which it is put in.
///
/// While a presentation that the trace began stands, what lies behind it may be deaf: the presenter's view,
/// what lies in it, and what lies around it and not around what is presented. So may it under any
/// presentation where the contract says that presenters keep `inert` among their resting looks. Where the
/// trace begins with something presented and ends with nothing, a presenter that was deaf hears again, unless
/// its presentation went in the middle of a chain, unknown to its presentation controller.
///
/// A tab that is tapped at rest, after another one was selected, and that was selected at first, or that a
/// selection by hand showed or was to show, is selected, or the subject does something else: the delegate of
/// the tabs does not let the tap be the last thing that happens. Which tabs are for code alone is the
/// delegate's to say, of all but the first one. A hand selects by a finger that drives, or by
/// a tap that the delegate was asked of, unless the script did something between the tap and the selection.
///
/// A drawer that is open may keep its main child deaf. So what holds a child of a container of the subject's
/// own, and was made deaf by the subject in no transition, is not judged while that container shows another
/// child beside it, and more children than at first.
struct InteractionInputRestored: RuleChecker {
  static let id: RuleID = "interaction-input-restored"
  static let statement = """
    Whatever a transition made deaf to touches hears them again in the end.
    """
  static let clauses = [views, touches, taps]
  static let exceptions = [
    RuleException(
      "behind", "What lies behind a presentation that stands may be deaf, for nobody can touch it.",
      guards: [
        .subject("faulty/presenter-stays-deaf"),
        .sketch(
          """
          a presented screen that is deaf while it is presented
          """),
        .sketch("a presenter that a given-up dismissal makes deaf, and that may keep other looks"),
        .sketch("what lies around both sides of a presentation that stands, and is deaf"),
      ]),
    RuleException(
      "drawer", "A main child may be deaf while a drawer lies open beside it.",
      guards: [
        .sketch("a drawer whose main child is still deaf when it is closed"),
        .sketch("an open drawer in what is deaf as a whole, and a deaf view that holds no child"),
        .sketch(
          "a column that is deaf when another one has come beside it in a container of UIKit's"),
      ]),
    RuleException(
      "own-view", "A view that is no controller's may come in deaf, and stay so.",
      guards: [
        .sketch("chrome that is made deaf when the transition is under way"),
        .sketch(
          "views that are deaf: a container, one that was so before it came, one that has heard"),
        .sketch("a view that was there before, and comes back deaf"),
      ]),
    RuleException(
      "tab-for-code",
      """
      A tab that was not selected at first, and that no hand has selected since, may be closed to taps.
      """,
      guards: [
        .subject("faulty/tabs-deaf-after-cancel"),
        .subject("faulty/each-tab-tapped-once"),
        .sketch("a tab that one tap has selected, and that a later one does not"),
      ]),
    RuleException.middleOfChain(
      guards: [
        .sketch("a presenter that the dismissal of a whole chain makes deaf"),
        .sketch("a deaf presenter where two presentation controllers of a chain were told"),
        .sketch(
          "a presenter deaf by a given-up presentation, before a chain is presented and dismissed at once"
        ),
      ]),
  ]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIApplication, endIgnoringInteractionEvents(): each begin needs its end"),
    .derived(
      from: """
        that isUserInteractionEnabled lasts until somebody sets it, and that nobody else knows of \
        it
        """),
  ]
  static let remedy = """
    Switch input on again in the one completion that always runs, whatever became of the \
    transition.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .insert, .set, .begin, .end, .shouldSelect,
  ]
  static let judgesRest = true

  private static let views = RuleClause(
    "views", "What heard touches hears them again at rest.")
  private static let touches = RuleClause(
    "touches", "Every request to ignore all touches is taken back at rest.")

  private static let taps = RuleClause(
    "taps",
    """
    A tap at rest on a tab that was selected at first, or that a hand has selected, does not come to nothing.
    """,
    remedy: """
      Forget that a selection runs whenever it ends, animated or not, finished or given up; and do not count on \
      didSelect, which UIKit calls for taps alone and not for what code selects.
      """)

  private(set) var record = Record()
  private var switches = InputSwitches()
  private var taps = TabTaps()

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let view = entry.principal else { return }
    switch entry.topic {
    case .insert: switches.insert(view, entry, in: hierarchy)
    case .set: if entry.property?.kind == .inert { switches.take(view, entry) }
    case .shouldSelect: taps.ask(entry, in: hierarchy)
    case .begin: taps.begin(view, in: hierarchy)
    default: record.exercise()
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    switches.forget(name)
    taps.forget(name)
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState else { return }
    for view in finalState.views + bars(in: finalState, in: hierarchy)
    where finalState.values(.inert, of: view) != nil {
      guard let proof = proof(of: view, finalState, in: hierarchy),
        !isBesideAnOpenDrawer(view, finalState, hierarchy),
        !isBehind(view, finalState, hierarchy), !hierarchy.isLeftUntold(.inert, of: view)
      else { continue }
      let text = hierarchy.names.text(view)
      record.convict(
        Self.views,
        "\(text) heard touches, and hears none any more",
        [proof, .ending(.property(text, .inert))])
    }
    if let question = taps.unanswered, question.event == hierarchy.names.now {
      record.convict(
        Self.taps,
        "\(hierarchy.names.text(question.tab)) was tapped when nothing ran, and nothing came of it",
        [hierarchy.lastEnd.map { .event($0) }, .event(question.event), .ending(.heading)])
    }
    if finalState.ignoring > hierarchy.baseline.ignoring {
      record.convict(
        Self.touches,
        "all touches are ignored, and that is never taken back",
        [hierarchy.lastEnd.map { .event($0) }, .ending(.field(.ignoring, nil))])
    }
  }

  /// The bars that have a property; the tree shows none.
  private func bars(in finalState: HierarchySnapshot, in hierarchy: HierarchyState) -> [Name] {
    finalState.properties.keys.filter { hierarchy.names.isBar($0) && !finalState.shows($0) }
      .sorted { $0.number < $1.number }
  }

  /// Whether a view holds a child of the subject's own container, which made it deaf and now shows another
  /// child beside it, and more than before.
  private func isBesideAnOpenDrawer(
    _ view: Name, _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState
  ) -> Bool {
    let around = finalState.path(from: view).dropFirst().lazy.compactMap(hierarchy.names.controller)
    guard switches.isAlone(view), let container = around.first,
      hierarchy.container(container) == nil
    else { return false }
    let seen = Visibility(finalState, hierarchy).childrenInSight(of: container)
    let before = Visibility(hierarchy.baseline, hierarchy).childrenInSight(of: container)
    func holds(_ child: Name) -> Bool {
      hierarchy.names.rootView(of: child).map { finalState.path(from: $0).contains(view) } ?? false
    }
    return seen.count > before.count && finalState.children(of: container).contains(where: holds)
      && seen.contains { !holds($0) }
  }

  /// Whether a view lies on the side of a presenter, behind what that presents.
  private mutating func isBehind(
    _ view: Name, _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState
  ) -> Bool {
    let place = place(of: view, in: hierarchy)
    let presenters = finalState.presenters.filter { presenter in
      guard let presented = finalState.presented(by: presenter),
        let front = hierarchy.names.rootView(of: presented),
        let back = hierarchy.names.rootView(of: presenter),
        !finalState.path(from: front).contains(place)
      else { return false }
      return finalState.path(from: place).contains(back)
        || finalState.path(from: back).contains(place)
    }
    let isNew = presenters.contains {
      finalState.presented(by: $0) != hierarchy.baseline.presented(by: $0)
    }
    guard !isNew else { return true }
    guard !presenters.isEmpty, hierarchy.contract.restingLook.contains(.inert) else { return false }
    record.rely(on: .restingLook)
    return true
  }

  /// A view, or that of the controller whose bar it is.
  private func place(of view: Name, in hierarchy: HierarchyState) -> Name {
    let owner = hierarchy.names.isBar(view) ? hierarchy.names.owner(of: view) : nil
    return owner.flatMap { hierarchy.names.rootView(of: $0) } ?? view
  }

  /// Whether a view is that of somebody who presented before the script acted, and presents no more.
  private func isBare(
    _ view: Name, _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState
  ) -> Bool {
    guard let controller = hierarchy.names.controller(of: view) else { return false }
    return hierarchy.baseline.presented(by: controller) != nil && finalState.presenters.isEmpty
  }

  /// What shows that a deaf view heard touches before, or was made deaf; none where neither is known.
  private func proof(
    of view: Name, _ finalState: HierarchySnapshot, in hierarchy: HierarchyState
  ) -> Evidence? {
    guard !switches.isDeafFromTheFirst(view) else { return nil }
    guard hierarchy.baseline.values(.inert, of: view) == nil else {
      guard isBare(view, finalState, hierarchy) else { return nil }
      return .baseline(.property(hierarchy.names.text(view), .inert))
    }
    if let change = hierarchy.lastSet(.inert, of: view) { return .event(change) }
    guard let end = hierarchy.lastEnd else { return nil }
    let places = [view, place(of: view, in: hierarchy)]
    return places.contains(where: hierarchy.baseline.shows) ? .event(end) : nil
  }
}
