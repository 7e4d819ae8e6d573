/// No controller is told twice in a row that it appears.
///
/// Condition: each controller goes gone → appearing → appeared → disappearing → gone. Will-appear
/// is due only to one that is gone or disappearing, and did-appear is not due to one that has
/// appeared already. A did-appear for a controller that is gone or disappearing is an end without a
/// start, which is the business of `appearance-will-did-paired`, so that one call breaks one rule.
///
/// A presenter that UIKit brings back from under what covered it, and that has stood in the window all the while
/// as one that has appeared, is told so again: that is a clause of its own, for nobody ran anything twice.
///
/// Legal: will-appear after will-disappear with no did between, the reversal on cancel (NI-02,
/// SH-08).
struct AppearanceNoDoubleAppear: RuleChecker {
  static let id: RuleID = "appearance-no-double-appear"
  static let statement = """
    A controller is told that it will appear only when it is gone or on its way out, and that it \
    did appear only while it is appearing.
    """
  static let clauses = [willAppear, fromUnderCover, didAppear]
  static let exceptions = [
    RuleException(
      "phantom-before",
      """
      A child that had appeared out of sight before the script acts is told once more when it comes: that it \
      had is what appearance-no-phantom-child finds.
      """,
      guards: [
        .sketch("a menu that had appeared out of sight, and is told twice that it comes"),
        .sketch("a menu in sight that is told once more that it appears"),
      ])
  ]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple(
      "UIViewController, viewWillAppear(_:) and viewDidAppear(_:), and the figure of valid state transitions"
    )
  ]
  static let remedy = """
    Leave the callbacks to UIKit, or to one begin and one end, and never run both for one change.
    """
  static let specificity = Specificity.call
  static let topics: [Topic] = [.viewWillAppear, .viewDidAppear]

  private static let willAppear = RuleClause(
    "will-appear", "A controller is told that it will appear only while it is gone or goes.")
  private static let fromUnderCover = RuleClause(
    "from-under-cover",
    "A presenter that comes back from under what took it out of the window has been out of it.",
    remedy: """
      Leave a presenter's view out of the window while it is covered: UIKit takes it out, and puts it back in \
      the dismissal.
      """)
  private static let didAppear = RuleClause(
    "did-appear", "A controller that has appeared is not told once more that it did.",
    .sketched(because: "UIKit ends no change that was not begun"))

  private(set) var record = Record()

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let controller = entry.principal else { return }
    let isWill = entry.topic == .viewWillAppear
    let phase = hierarchy.phase(of: controller)
    switch (phase, isWill) {
    case (.appearing, true), (.appeared, _):
      if isWill, isPhantomOfBaseline(controller, in: hierarchy) { return }
      let name = hierarchy.names.text(controller)
      let news = isWill ? "will appear" : "did appear"
      let comesBack = isWill && phase == .appeared && isUncovered(controller, in: hierarchy)
      record.convict(
        comesBack ? Self.fromUnderCover : isWill ? Self.willAppear : Self.didAppear,
        "\(name) was told that it \(news) when it \(phase.words)",
        [hierarchy.proofOfPhase(of: controller), .event(entry.index)])
    case (.appearing, false), (.gone, _), (.disappearing, _):
      record.exercise()
    }
  }

  /// Whether a child was told nothing since it had appeared out of sight before the script acts.
  private func isPhantomOfBaseline(_ child: Name, in hierarchy: HierarchyState) -> Bool {
    hierarchy.objects[child].lastCallback == nil
      && Visibility(hierarchy.baseline, hierarchy).isPhantomOfBaseline(child)
  }

  /// Whether a dismissal is to bring back a presenter, or one in which a controller lies, and the controller's
  /// view is in a window already.
  private func isUncovered(_ controller: Name, in hierarchy: HierarchyState) -> Bool {
    guard let view = hierarchy.names.rootView(of: controller), hierarchy.isInWindow(view) else {
      return false
    }
    let presenters = hierarchy.open.compactMap { hierarchy.transitions[$0] }
      .filter { $0.kind == .dismiss && $0.isRemoving }.compactMap(\.to)
    var outer: Name? = controller
    for _ in 0..<HierarchyState.depthLimit {
      guard let one = outer, !presenters.contains(one) else { return outer != nil }
      outer = hierarchy.objects[one].parent
    }
    return false
  }
}
