extension Exemption {
  /// A view that is loaded although the system has no use for it.
  static let loadingUnshown = Exemption(
    "loading-unshown",
    statement:
      "A subject may load the view of a controller that it is to show, where the system never"
      + " comes to show it.",
    reason:
      "UIKit loads a view when anybody asks for it, and who attaches a recognizer to a screen asks"
      + " for its view before UIKit does, and whether UIKit then shows the screen or not.",
    evidence: .inferred,
    letsOff: "That the view is loaded, of a controller that the system tells nothing in the"
      + " scenario. What else such a controller is told is compared.",
    effect: .observations { sides in
      let told = Observations.controllersTold(in: sides.change.reference.compared)
      sides.editSeen { observations in
        observations.leaveOut { observation in
          observation.kind == .loading && !observation.isTold(to: told)
        }
      }
    })
}
