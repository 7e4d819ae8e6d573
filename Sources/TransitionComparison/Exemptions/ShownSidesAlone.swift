import AppearanceTrace

extension Exemption {
  /// What a container always shows beside its child, where the system's shows the child alone.
  static let shownSidesAlone = Exemption(
    "shown-sides-alone",
    statement:
      "A container whose contract says that its sides are always seen in part may show them where the"
      + " system's plain one has none.",
    reason:
      "Scenarios that open no side are played by the system without any, and those of which a part is"
      + " always seen are there all the same.",
    evidence: .inferred,
    letsOff:
      "That the views of such controllers lie in the window at the end. Those that the system's trace has,"
      + " too, are compared.",
    judgedBy: ["appearance-no-phantom-child", "containment-view-parent-agrees"],
    effect: .observations { sides in
      guard sides.trace.header.contract.showsSides else { return }
      let roles = sides.roles
      let known = Observations.controllers(of: sides.change.reference.compared)
      let alone = sides.containers.contained.subtracting(known)
      sides.editSeen { observations in
        observations.leaveOut { observation in
          guard case .lies(let view, _) = observation.original,
            let controller = roles.controller(ofRootView: view)
          else { return false }
          return alone.contains(controller)
        }
      }
    })
}
