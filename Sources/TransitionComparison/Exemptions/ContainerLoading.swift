extension Exemption {
  /// When a container loads the view of a child.
  static let containerLoading = Exemption(
    "container-loading",
    statement: "A container of an app's own may load a child's view when it likes.",
    reason:
      "Some containers load what comes next, or keep what they loaded; a rule of its own judges"
      + " what is loaded too early.",
    evidence: .inferred,
    letsOff:
      "That the views of its children are loaded, and of what those contain. What is presented"
      + " over it, and what contains it, is compared.",
    judgedBy: ["containment-add-before-view"],
    effect: .observations { sides in
      let contained = sides.containers.contained
      sides.editAll { observations in
        observations.leaveOut { observation in
          observation.kind == .loading && observation.isTold(to: contained)
        }
      }
    })
}
