/// No controller is told twice in a row that it appears.
///
/// Condition: each controller goes gone → appearing → appeared → disappearing → gone. Will-appear
/// is due only to one that is gone or disappearing, and did-appear is not due to one that has
/// appeared already. A did-appear for a controller that is gone or disappearing is an end without a
/// start, which is the business of `appearance-will-did-paired`, so that one call breaks one rule.
///
/// Legal: will-appear after will-disappear with no did between, the reversal on cancel (NI-02,
/// SH-08).
struct AppearanceNoDoubleAppear: RuleChecker {
  static let id: RuleID = "appearance-no-double-appear"
  static let statement = """
    A controller is told that it will appear only when it is gone or on its way out, and that it \
    did appear only while it is appearing.
    """
  static let level = Level.must
  static let authority: [Authority] = [
    .apple(
      "UIViewController, viewWillAppear(_:) and viewDidAppear(_:), and the diagram of appearance states"
    )
  ]
  static let remedy = """
    Leave the callbacks to UIKit, or to one begin and one end, and never run both for one change.
    """
  static let specificity = Specificity.call
  static let topics: [Topic] = [.viewWillAppear, .viewDidAppear]

  private(set) var record = Record()

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let controller = entry.principal else { return }
    let isWill = entry.topic == .viewWillAppear
    let phase = hierarchy.phase(of: controller)
    switch (phase, isWill) {
    case (.appearing, true), (.appeared, _):
      let name = hierarchy.names.text(controller)
      let news = isWill ? "will appear" : "did appear"
      record.convict(
        "\(name) was told that it \(news) when it \(phase.words)",
        [hierarchy.proofOfPhase(of: controller), .event(entry.index)])
    case (.appearing, false), (.gone, _), (.disappearing, _):
      record.exercise()
    }
  }
}
