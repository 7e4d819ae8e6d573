import AppearanceTrace

extension Exemption {
  /// Who stands between a container and its child.
  static let containerHolders = Exemption(
    "container-holders",
    statement:
      "A container of an app's own may put controllers and views of its own between itself and"
      + " its child.",
    reason:
      "A pager in a container holds the children in its place; a rule of its own judges that each"
      + " child has one parent and its view lies in it.",
    evidence: .inferred,
    letsOff:
      "Which of the subject's controllers is a child's parent, whom a container contains at the end,"
      + " which of their root views a child's lies in then, and before or behind which other child."
      + " That a child has a parent or none, and that its view lies in the container, is compared.",
    judgedBy: ["containment-view-parent-agrees"],
    effect: .observations { sides in
      let containers = sides.containers
      guard !containers.names.isEmpty else { return }
      let roles = sides.roles
      sides.editSeen { $0.leaveOutHolders(of: containers, roles) }
      sides.editExpected { observations, reference in
        observations.leaveOutHolders(of: containers, reference.roles)
      }
    })
}

extension Observations {
  /// Shows children as if their container held them by itself.
  fileprivate mutating func leaveOutHolders(of containers: OwnContainers, _ roles: CastRoles) {
    leaveOut { observation in
      guard case .contains(let entry) = observation.original else { return false }
      return containers.names.contains(entry.parent)
    }
    let isMeant = { (observation: Observation) in
      observation.call?.word("toParent").map(containers.names.contains) ?? false
    }
    change(where: isMeant) { observation in
      observation.leaveOutArguments { $0.label == "toParent" }
    }
    self[.window] = withoutHolders(self[.window], of: containers, roles)
  }

  /// What the window sees, with the root views that lie in others in those of containers, behind all else and by
  /// their names: no holder decides which of them lies in front.
  private func withoutHolders(
    _ seen: [Observation], of containers: OwnContainers, _ roles: CastRoles
  ) -> [Observation] {
    var rest: [Observation] = []
    var held: [Observation] = []
    var holding: [String: String] = [:]
    for var observation in seen {
      guard case .lies(let view, var ancestor) = observation.original,
        let controller = roles.controller(ofRootView: view), !roles.isMainWindow(ancestor)
      else {
        rest.append(observation)
        continue
      }
      // A holder's view comes before the views that lie in it.
      if let container = holding[ancestor] { ancestor = container }
      if containers.holders.contains(controller) {
        holding[view] = ancestor
      } else {
        observation.content = .lies(view: view, ancestor: ancestor)
        held.append(observation)
      }
    }
    return rest + held.sorted { $0.content.text < $1.content.text }
  }
}
