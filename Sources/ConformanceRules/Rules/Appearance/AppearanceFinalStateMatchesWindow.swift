/// When all is quiet, a controller counts as shown exactly if its view is in the window.
///
/// Condition, once settled: a controller that has appeared has its root view in a window; one that is
/// gone has it out, or hidden, or out of sight; and a child of an app's container that was in sight
/// before the script acted, and was told nothing since, is still in sight. Out of sight is what lies
/// outside of the window or fully under the view of another controller: pages that are kept ready,
/// closed drawers. Only controllers whose callbacks are recorded are judged; of a controller and the
/// children that share its fate, the outermost. One that is still on its way is the business of
/// `appearance-will-did-paired`.
///
/// Legal: cached children with their views out; a presenter under a presentation that keeps it, and
/// one that is told by hand that it is away while it presents, where the contract says so (CU-04).
struct AppearanceFinalStateMatchesWindow: RuleChecker {
  static let id: RuleID = "appearance-final-state-matches-window"
  static let statement = """
    When all is settled a controller counts as shown exactly if its view is in the window and \
    visible.
    """
  static let clauses = [outside, slippedAway, inside, invisible]
  static let exceptions = [
    RuleException(
      "away-by-hand",
      "A presenter may count as gone while it presents, where the contract says that it is told by hand.",
      guards: [
        .subject("faulty/presenter-told-one-way"),
        .sketch("a controller that is gone, and in the window, while another one presents"),
        .sketch("a presenter that is gone, in the window, and not to be told by hand"),
      ])
  ]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple(
      "UIViewController, viewDidAppear(_:) and viewDidDisappear(_:), for views that are in a window or in none"
    ),
    .derived(from: "those pages for views in a window that can be seen, or not"),
  ]
  static let remedy = """
    Put the view that stays where it belongs, and tell each controller whose view came or went.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = []
  static let judgesRest = true

  private static let outside = RuleClause(
    "outside", "A controller that has appeared has its view in the window.")
  private static let slippedAway = RuleClause(
    "slipped-away", "A child that was moved out of sight was told so.")
  private static let inside = RuleClause(
    "inside", "A controller that is gone has its view out of the window, or out of sight.")
  private static let invisible = RuleClause(
    "invisible", "A controller that has appeared can be seen.",
    .notJudged(
      because:
        "who has appeared and is a child belongs to appearance-no-phantom-child, and what looks are left to geometry-identity-restored"
    ))

  private(set) var record = Record()

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {}

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState, !finalState.views.isEmpty else { return }
    let visibility = Visibility(finalState, hierarchy)
    var misfits: NameMap<Misfit> = [:]
    for controller in hierarchy.names.all {
      guard let view = hierarchy.names.rootView(of: controller), hierarchy.isHeard(controller)
      else { continue }
      switch hierarchy.phase(of: controller) {
      case .appeared:
        record.exercise()
        if !visibility.isInWindow(view) {
          misfits[controller] = .appearedOutside
        } else if hasSlippedAway(controller, view, visibility, hierarchy) {
          misfits[controller] = .slippedAway
        }
      case .gone:
        guard finalState.shows(view) || hierarchy.objects[view].isPlaced else { continue }
        record.exercise()
        guard visibility.isPlain(view) else { continue }
        if isAwayByHand(controller, finalState, visibility, hierarchy) {
          record.rely(on: .presenter)
        } else {
          misfits[controller] = .goneInside
        }
      case .appearing, .disappearing:
        break
      }
    }
    for (controller, misfit) in misfits.sorted(by: { $0.key.number < $1.key.number }) {
      let holders = visibility.holders(of: controller)
      guard !holders.contains(where: { misfits[$0] == misfit }) else { continue }
      convict(controller, misfit, in: hierarchy)
    }
  }
}

extension AppearanceFinalStateMatchesWindow {
  /// A way in which a controller's state and its view do not fit together.
  private enum Misfit {
    case appearedOutside, slippedAway, goneInside
  }

  /// Whether the contract has somebody told by hand that he is away while he, or a controller around
  /// him, presents.
  private func isAwayByHand(
    _ controller: Name, _ finalState: HierarchySnapshot, _ visibility: Visibility,
    _ hierarchy: HierarchyState
  ) -> Bool {
    guard hierarchy.contract.presenter == .emulated else { return false }
    return ([controller] + visibility.holders(of: controller)).contains {
      finalState.presented(by: $0) != nil
    }
  }

  /// Whether a child of an app's container was moved out of sight, and nobody told it so.
  private func hasSlippedAway(
    _ child: Name, _ view: Name, _ visibility: Visibility, _ hierarchy: HierarchyState
  ) -> Bool {
    guard hierarchy.objects[child].lastCallback == nil, !visibility.isInSight(view),
      let parent = visibility.snapshot.parent(of: child), hierarchy.isAppsOwn(parent),
      let around = hierarchy.names.rootView(of: parent), visibility.isInWindow(around),
      visibility.isInSight(around)
    else { return false }
    let before = Visibility(hierarchy.baseline, hierarchy)
    return before.isInWindow(view) && before.isInSight(view)
  }

  private mutating func convict(
    _ controller: Name, _ misfit: Misfit, in hierarchy: HierarchyState
  ) {
    guard let view = hierarchy.names.rootView(of: controller) else { return }
    let name = hierarchy.names.text(controller)
    let move = hierarchy.lastMove(around: view)
    switch misfit {
    case .appearedOutside:
      record.convict(
        Self.outside,
        "\(name) has appeared, and its view is not in the window",
        [
          move.map { .event($0) } ?? hierarchy.proofOfPhase(of: controller),
          .ending(.appearance(name)),
        ])
    case .slippedAway:
      record.convict(
        Self.slippedAway,
        "\(name) has appeared, and was moved out of sight",
        [
          hierarchy.proofOfPhase(of: controller),
          .ending(.property(hierarchy.names.text(view), .frame)),
        ])
    case .goneInside:
      let callback = hierarchy.objects[controller].lastCallback
      let last = [move, callback].compactMap { $0 }.max()
      record.convict(
        Self.inside,
        "\(name) is gone, and its view is in the window for all to see",
        [
          last.map { .event($0) } ?? hierarchy.proofOfPhase(of: controller),
          .ending(.view(hierarchy.names.text(view))),
        ])
    }
  }
}
