import AppearanceTrace

extension HierarchyState {
  /// Lets a controller be the child of another, or of none.
  mutating func place(_ child: Name, in parent: Name?) {
    let old = objects[child].parent
    guard parent != old else { return }
    objects[child].parent = parent
    if let old { families[old]?.removeAll { $0 == child } }
    if let parent { families[parent, default: []].append(child) }
    for container in [old, parent].compactMap({ $0 }) {
      objects[container].lastChildChange = names.now
    }
  }

  /// The children of a controller, in the order in which the trace spoke of them first.
  func children(of controller: Name) -> [Name] {
    (families[controller] ?? []).sorted { $0.number < $1.number }
  }

  /// Whether anybody is a child of this controller.
  func hasChildren(_ controller: Name) -> Bool { families[controller]?.isEmpty == false }
}

extension HierarchySnapshot {
  /// Whether the containers of two checkpoints have the same children.
  func hasSameFamilies(as other: HierarchySnapshot) -> Bool {
    parents == other.parents
  }
}

extension HierarchyState {
  /// Whom a controller presents now.
  func presented(by presenter: Name) -> Name? {
    presentations[presenter]?.presented
  }

  /// A controller and those who stand on it: whom it presents, whom that one presents, and so on.
  func chain(from controller: Name) -> [Name] {
    var chain = [controller]
    while let next = chain.last.flatMap({ presented(by: $0) }), !chain.contains(next) {
      chain.append(next)
    }
    return chain
  }

  /// The transition that was reported to be over, and that a controller comes in; none once the script
  /// has done another thing since.
  func transition(completedFor controller: Name) -> TransitionState? {
    let name = open.last ?? lastEnded
    guard let transition = name.flatMap({ transitions[$0] }),
      let completion = transition.completion, transition.animation != nil,
      transition.to == controller, (lastAct ?? 0) < completion.event
    else { return nil }
    return transition
  }

  /// The transition that runs and that a controller comes in, whose animation began in an earlier instant,
  /// and which nobody has given up; none once the script has done another thing than to move a finger.
  func transition(animatedFor controller: Name, before time: TraceTime) -> TransitionState? {
    guard let transition = latestRunning, transition.to == controller,
      let animation = transition.animation, animation.time < time,
      transition.completion == nil, !transition.isGivenUp,
      (lastActByNoFinger ?? -1) < animation.event
    else { return nil }
    return transition
  }
}
