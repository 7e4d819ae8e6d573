extension Exemption {
  /// Whether a container's child is told of an animation.
  static let containerAnimatedFlag = Exemption(
    "container-animated-flag",
    statement:
      "A container of an app's own may let its child be told that its appearance is animated,"
      + " or that it is not.",
    reason: "UIKit says of a view that is put in by hand that nothing is animated, whatever the"
      + " container does to it.",
    evidence: .inferred,
    letsOff:
      "The flag, for its children and what those contain. What is presented over it, and what"
      + " contains it, is compared.",
    judgedBy: ["appearance-animated-flag"],
    effect: .observations { sides in
      let contained = sides.containers.contained
      sides.editAll { observations in
        observations.change(where: { $0.isTold(to: contained) }) { observation in
          observation.leaveOutArguments { $0.label == "animated" }
        }
      }
    })
}
