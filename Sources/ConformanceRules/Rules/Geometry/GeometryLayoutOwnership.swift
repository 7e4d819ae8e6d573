/// A borrowed view keeps its layout mode.
///
/// Condition, at rest: no root view that the subject took out of the system's layout is still out
/// of it without anything to pin it to.
struct GeometryLayoutOwnership: Machine {
  static let id: RuleID = "geometry-layout-ownership"
  static let statement = """
    A view that a transition borrows keeps its layout mode; what the transition switches off \
    it switches on again.
    """
  static let level = Level.should
  static let authority = """
    Apple: UIView, translatesAutoresizingMaskIntoConstraints
    """
  static let remedy = """
    Lay the views that the context hands out by frame, or pin them to the container alone \
    and give their layout back at the end.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .set, .end,
  ]

  private(set) var record = Record()
  mutating func observe(_ moment: Moment, in situation: Situation) {
    if moment.topic == .end { record.exercise() }
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard let rest = conclusion.rest else { return }
    for view in rest.views
    where situation.names.controller(of: view) != nil
      && rest.values(.constrained, of: view) != nil
      && situation.baseline.values(.constrained, of: view) == nil
      && rest.values(.pinned, of: view) == nil
    {
      guard let change = situation.lastSet(.constrained, of: view) else { continue }
      let text = situation.names.text(view)
      record.convict(
        "\(text) was taken out of the system's layout, and nothing holds it any more",
        [.event(change), .ending(.property(text, .constrained))])
    }
  }
}
