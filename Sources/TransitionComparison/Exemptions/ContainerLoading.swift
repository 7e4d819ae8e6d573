extension Exemption {
  /// When a container loads the view of a child.
  static let containerLoading = Exemption(
    "container-loading",
    statement: "A container of an app's own may load a child's view when it likes.",
    reason:
      "Some containers load what comes next, or keep what they loaded; rules of their own judge"
      + " what is loaded too early.",
    evidence: .inferred,
    letsOff: "That views are loaded, in scenarios of containers.",
    effect: .observations { sides in
      guard sides.family == .container else { return }
      sides.editAll { $0.leaveOut { $0.kind == .loading } }
    })
}
