import AppearanceTrace

/// No frame is written under a transform.
///
/// Condition: where the subject writes a frame, the view's transform, so far as the trace tells of
/// it, is the identity. One that only moves the view is none, either: a frame that is written under it
/// lands beside the place that was meant once the transform goes.
struct GeometryNoFrameUnderTransform: RuleChecker {
  static let id: RuleID = "geometry-no-frame-under-transform"
  static let statement = """
    The frame of a view is not written while the view has a transform.
    """
  static let level = Level.should
  static let authority: [Authority] = [
    .apple("UIView, frame: undefined where transform is not the identity")
  ]
  static let remedy = """
    Write bounds and center instead of frame, or take the transform away first.
    """
  static let needs: Set<SceneSense> = [.causes]
  static let specificity = Specificity.call
  static let topics: [Topic] = [.set]

  private(set) var record = Record()

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let view = entry.principal, entry.isBySubject, entry.property?.kind == .frame else {
      return
    }
    guard hierarchy.values(.transform, of: view) != nil else { return record.exercise() }
    record.convict(
      "the frame of \(hierarchy.names.text(view)) was written while it has a transform",
      [hierarchy.proof(of: .transform, of: view), .event(entry.index)])
  }
}
