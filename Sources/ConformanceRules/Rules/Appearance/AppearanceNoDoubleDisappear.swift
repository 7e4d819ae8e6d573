/// No controller is told twice in a row that it disappears.
///
/// Condition: will-disappear is due only to a controller that has appeared or is appearing, and
/// did-disappear is not due to one that is gone already. A did-disappear for a controller that has
/// appeared or is appearing is an end without a start, which is the business of
/// `appearance-will-did-paired`, so that one call breaks one rule.
///
/// Legal: will-disappear after will-appear with no did between, the reversal on cancel (NI-02).
struct AppearanceNoDoubleDisappear: RuleChecker {
  static let id: RuleID = "appearance-no-double-disappear"
  static let statement = """
    A controller is told that it will disappear only when it is shown or on its way in, and that \
    it did disappear only while it is disappearing.
    """
  static let level = Level.must
  static let authority: [Authority] = [
    .apple(
      "UIViewController, viewWillDisappear(_:) and viewDidDisappear(_:), and the diagram of appearance states"
    )
  ]
  static let remedy = """
    Remember which child is shown, and tell only that one that it goes.
    """
  static let specificity = Specificity.call
  static let topics: [Topic] = [.viewWillDisappear, .viewDidDisappear]

  private(set) var record = Record()

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let controller = entry.principal else { return }
    let isWill = entry.topic == .viewWillDisappear
    let phase = hierarchy.phase(of: controller)
    switch (phase, isWill) {
    case (.disappearing, true), (.gone, _):
      let name = hierarchy.names.text(controller)
      let news = isWill ? "will disappear" : "did disappear"
      let state = phase == .gone ? "was gone already" : "was disappearing already"
      record.convict(
        "\(name) was told that it \(news) when it \(state)",
        [hierarchy.proofOfPhase(of: controller), .event(entry.index)])
    case (.disappearing, false), (.appeared, _), (.appearing, _):
      record.exercise()
    }
  }
}
