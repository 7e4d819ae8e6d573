extension Exemption {
  /// Closures that a segue hands to its own request.
  static let segueClosures = Exemption(
    "segue-closures",
    statement: "A segue may hand a closure to its own request, or none.",
    reason: "The request is the segue's, and so is the closure: nobody else waits for it.",
    evidence: .inferred,
    letsOff:
      "That closures run, in scenarios of segues, whose scripts hand out none.",
    judgedBy: ["completion-closure-runs"],
    effect: .observations { sides in
      guard sides.family == .segue else { return }
      sides.editAll { $0.leaveOut { $0.kind == .completion } }
    })
}
