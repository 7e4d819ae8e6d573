/// Recognizers do not pile up.
///
/// Condition: no view gets more recognizers twice in a trace, with a transition's end between the
/// two.
struct ResourcesNoRecognizerGrowth: RuleChecker {
  static let id: RuleID = "resources-no-recognizer-growth"
  static let statement = """
    Going the same way again and again does not add recognizers.
    """
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIView, addGestureRecognizer(_:)")
  ]
  static let remedy = """
    Add a recognizer once, or remove it when the screen goes.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .set, .end,
  ]

  private(set) var record = Record()
  private var growths: NameMap<(count: Int, event: Int, ends: Int)> = [:]
  private var ends = 0

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard entry.topic == .set else {
      ends += 1
      record.exercise()
      return
    }
    guard let view = entry.principal, let property = entry.property,
      property.kind == .recognizers, let count = property.values.first.flatMap({ Int($0) })
    else { return }
    if let growth = growths[view], count > growth.count, ends > growth.ends {
      record.convict(
        "\(hierarchy.names.text(view)) gets one recognizer more each time",
        [.event(growth.event), .event(entry.index)])
      growths[view] = (Int.max, entry.index, ends)
      return
    }
    if count > growths[view]?.count ?? 0 { growths[view] = (count, entry.index, ends) }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    growths[name] = nil
  }
}
