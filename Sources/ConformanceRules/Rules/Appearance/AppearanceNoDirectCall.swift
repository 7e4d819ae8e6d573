import AppearanceTrace

/// Nobody calls the appearance callbacks by hand.
///
/// Condition: no appearance callback is a direct call. What UIKit sends, and what follows from a begin
/// or an end, is none.
struct AppearanceNoDirectCall: RuleChecker {
  static let id: RuleID = "appearance-no-direct-call"
  static let statement = """
    Nobody calls the appearance callbacks by hand; only UIKit, or a begin and an end, cause them.
    """
  static let level = Level.must
  static let authority: [Authority] = [
    .apple(
      "UIViewController, beginAppearanceTransition(_:animated:): do not call the callbacks directly"
    )
  ]
  static let remedy = """
    Delete the call; in a container of your own call beginAppearanceTransition and \
    endAppearanceTransition.
    """
  static let needs: Set<SceneSense> = [.causes]
  static let specificity = Specificity.call
  static let topics: [Topic] = [
    .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]

  private(set) var record = Record()

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let controller = entry.principal else { return }
    guard entry.isDirect else { return record.exercise() }
    let open = hierarchy.latestRunning?.begin
    record.convict(
      "an appearance callback of \(hierarchy.names.text(controller)) was called by hand",
      [
        open.map { .event($0) } ?? hierarchy.proofOfPhase(of: controller), .event(entry.index),
      ])
  }
}
