import AppearanceTrace

extension Exemption {
  /// Who stands between a container and its child.
  static let containerHolders = Exemption(
    "container-holders",
    statement:
      "A container of an app's own may put controllers and views of its own between itself and"
      + " its child.",
    reason:
      "A pager in a container holds the children in its place; rules of their own judge that each"
      + " child has one parent and its view lies in it.",
    evidence: .inferred,
    letsOff: "Who is a child's parent, whom a container contains at the end, and in which root view"
      + " another one lies then. That a child has a parent or none, and what lies in the window, is"
      + " compared.",
    effect: .observations { sides in
      guard sides.family == .container else { return }
      let roles = CastRoles(of: sides.trace)
      sides.editAll { observations in
        observations.leaveOut { $0.kind == .finalChildren || $0.liesBetween(roles) }
        observations.change(where: { $0.call?.word("toParent") != nil }) { observation in
          observation.leaveOutArguments { $0.label == "toParent" }
        }
      }
    })
}

extension Observation {
  /// Whether it says that a root view lies in another one at the end.
  fileprivate func liesBetween(_ roles: CastRoles) -> Bool {
    if case .lies(_, let ancestor) = original { !roles.isMainWindow(ancestor) } else { false }
  }
}
