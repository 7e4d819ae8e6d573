extension Exemption {
  /// A child that gets its parent earlier or later than the system's container gives it.
  static let containerParentsApart = Exemption(
    "container-parents-apart",
    statement:
      "A child of an app's own container may be told of its parent before or after it is told"
      + " that it appears.",
    reason: "UIKit's own containers do both.",
    evidence: .facts(["CC-10", "CC-13"]),
    letsOff:
      "The order of the calls about parents among the child's other calls. That they come, and"
      + " in which order, is compared.",
    effect: .observations { sides in
      let contained = sides.containers.contained
      sides.editAll { $0.setApart(.moving, where: contained.contains) { .parent(of: $0) } }
    })
}
