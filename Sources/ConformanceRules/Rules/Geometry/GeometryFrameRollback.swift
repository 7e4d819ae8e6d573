/// What stays lies where it lay.
///
/// Condition, at rest, where the screen has the size that it had: a root view that was shown at
/// first, and is, and has no transform, has the frame that it had.
struct GeometryFrameRollback: Machine {
  static let id: RuleID = "geometry-frame-rollback"
  static let statement = """
    After a transition that was given up, and after a dismissal, the view that stays lies \
    where it lay.
    """
  static let level = Level.must
  static let authority = """
    Apple: UIViewControllerContextTransitioning, initialFrame(for:)
    """
  static let remedy = """
    Write back no frame that you remember; leave the frame of what stays to its superview.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .end, .resize,
  ]

  private(set) var record = Record()
  private var isResized = false

  mutating func observe(_ moment: Moment, in situation: Situation) {
    if moment.topic == .resize { isResized = true } else { record.exercise() }
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard let rest = conclusion.rest, !isResized, situation.lastEnded != nil, situation.open.isEmpty
    else { return }
    for view in rest.views where situation.names.controller(of: view) != nil {
      guard situation.baseline.shows(view), rest.values(.transform, of: view) == nil,
        situation.baseline.values(.transform, of: view) == nil,
        situation.baseline.superview(of: view) == rest.superview(of: view),
        let frame = rest.values(.frame, of: view),
        frame != situation.baseline.values(.frame, of: view),
        !situation.contract.restingLook.contains(.frame) || rest.presenters.isEmpty
      else { continue }
      let text = situation.names.text(view)
      record.convict(
        "\(text) does not lie where it lay",
        [
          situation.proof(of: .frame, of: view) ?? situation.lastEnd.map { .event($0) },
          .ending(.property(text, .frame)),
        ])
    }
  }
}
