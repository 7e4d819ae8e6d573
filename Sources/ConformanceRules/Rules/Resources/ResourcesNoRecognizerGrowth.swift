/// Recognizers do not pile up.
///
/// Condition: no view gets more recognizers twice in a trace, with a transition's end between the
/// two.
struct ResourcesNoRecognizerGrowth: Machine {
  static let id: RuleID = "resources-no-recognizer-growth"
  static let statement = """
    Going the same way again and again does not add recognizers.
    """
  static let level = Level.must
  static let authority = """
    Apple: UIView, addGestureRecognizer(_:)
    """
  static let remedy = """
    Add a recognizer once, or remove it when the screen goes.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .set, .end,
  ]

  private(set) var record = Record()
  private var growths: ByName<(count: Int, event: Int, ends: Int)> = [:]
  private var ends = 0

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard moment.topic == .set else {
      ends += 1
      record.exercise()
      return
    }
    guard let view = moment.subject, let property = moment.property,
      property.kind == .recognizers, let count = property.values.first.flatMap({ Int($0) })
    else { return }
    if let growth = growths[view], count > growth.count, ends > growth.ends {
      record.convict(
        "\(situation.names.text(view)) gets one recognizer more each time",
        [.event(growth.event), .event(moment.index)])
      growths[view] = (Int.max, moment.index, ends)
      return
    }
    if count > growths[view]?.count ?? 0 { growths[view] = (count, moment.index, ends) }
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    growths[name] = nil
  }
}
