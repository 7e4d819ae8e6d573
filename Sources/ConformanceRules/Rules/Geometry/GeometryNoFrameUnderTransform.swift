import AppearanceTrace

/// No frame is written under a transform.
///
/// Condition: where the subject writes a frame, the view's transform, so far as the trace tells of
/// it, is the identity. One that only moves the view is none, either: a frame that is written under it
/// lands beside the place that was meant once the transform goes.
struct GeometryNoFrameUnderTransform: Machine {
  static let id: RuleID = "geometry-no-frame-under-transform"
  static let statement = """
    The frame of a view is not written while the view has a transform.
    """
  static let level = Level.should
  static let authority = """
    Apple: UIView, frame: undefined where transform is not the identity
    """
  static let remedy = """
    Write bounds and center instead of frame, or take the transform away first.
    """
  static let needs: Set<SceneSense> = [.causes]
  static let specificity = Specificity.call
  static let topics: [Topic] = [.set]

  private(set) var record = Record()

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let view = moment.subject, moment.isBySubject, moment.property?.kind == .frame else {
      return
    }
    guard situation.values(.transform, of: view) != nil else { return record.exercise() }
    record.convict(
      "the frame of \(situation.names.text(view)) was written while it has a transform",
      [situation.proof(of: .transform, of: view), .event(moment.index)])
  }
}
