/// Views follow the size of the screen.
///
/// Condition, at rest after a change of size: no root view that is shown still has the size that
/// the screen had before.
struct GeometrySizeChangeTracked: Machine {
  static let id: RuleID = "geometry-size-change-tracked"
  static let statement = """
    After a change of size all views that are shown fit the new size.
    """
  static let level = Level.must
  static let authority = """
    Apple: UIContentContainer, viewWillTransition(to:with:)
    """
  static let remedy = """
    Take frames from the context when you need them, and never from before the change.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .resize, .end,
  ]

  private(set) var record = Record()
  private var change: (event: Int, old: [String])?
  private var size = ["390", "844"]

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard moment.topic == .resize else { return }
    change = (moment.index, size)
    if case .list(let words)? = moment.call?.value("to") { size = words }
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard let rest = conclusion.rest, let change, change.old != size else { return }
    for view in rest.views where situation.names.controller(of: view) != nil {
      guard let frame = rest.values(.frame, of: view), Array(frame.suffix(2)) == change.old else {
        record.exercise()
        continue
      }
      let text = situation.names.text(view)
      record.convict(
        "\(text) has the size that the screen had before",
        [.event(change.event), .ending(.property(text, .frame))])
    }
  }
}
