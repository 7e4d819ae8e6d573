import AppearanceTrace

extension Exemption {
  /// Children that a screen of the subject's own brings along.
  static let ownScreensChildren = Exemption(
    "own-screens-children",
    statement: "A screen of the subject's own may have children that it brings along.",
    reason:
      "Of what a screen is made is its own affair, and nobody but the subject knows such a child;"
      + " rules judge what it is told.",
    evidence: .inferred,
    letsOff:
      "That a screen which the subject made contains controllers at the end that the reference does"
      + " not have, and that their views lie in its own and in each other. Whom the stage's"
      + " controllers contain, and where such a screen has one of the stage's, is compared.",
    judgedBy: ["containment-view-parent-agrees"],
    effect: .observations { sides in
      let roles = sides.roles
      let own = sides.trace.cast.filter { $0.role == .controller && $0.maker == .subject }
        .map(\.name)
      let known = Observations.controllers(of: sides.change.reference.compared)
      let screens = Set(own).intersection(known)
      let brought = Set(own).subtracting(known)
      guard !screens.isEmpty, !brought.isEmpty else { return }
      let holders = screens.union(brought)
      sides.editSeen { observations in
        observations.leaveOut { observation in
          switch observation.original {
          case .contains(let entry):
            screens.contains(entry.parent) && entry.children.allSatisfy(brought.contains)
          case .lies(let view, let ancestor):
            roles.controller(ofRootView: view).map(brought.contains) ?? false
              && roles.controller(ofRootView: ancestor).map(holders.contains) ?? false
          default: false
          }
        }
      }
    })
}
