import AppearanceTrace

/// Whether a stack keeps what lies below its top as children.
extension SubjectTrial {
  /// Whether the one at the bottom is a child of somebody's when another one has been pushed upon it.
  var keepsChildren: Bool {
    guard let plan = subject.containerPlan(), plan.stacks, !subject.contract.keepsChildren,
      let trace = trace(of: subject, doing: "push"), let end = trace.ending.checkpoint,
      let bottom = trace.baseline.containment.flatMap(\.children).first
    else { return false }
    return end.containment.contains { $0.children.contains(bottom) }
  }
}
