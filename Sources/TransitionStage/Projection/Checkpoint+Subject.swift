import AppearanceTrace

extension Checkpoint {
  /// The state of controllers, windows and status bar, without the subject's objects.
  var withoutSubject: Checkpoint {
    var checkpoint = self
    checkpoint.tree = tree.flatMap(\.withoutSubject)
    checkpoint.ignoringInteraction = 0
    checkpoint.busy = []
    for place in checkpoint.selections.indices { checkpoint.selections[place].kept = nil }
    checkpoint.reachable = []
    checkpoint.properties = []
    checkpoint.leaked.removeAll(where: \.isSubjects)
    checkpoint.running = []
    checkpoint.pending = []
    return checkpoint
  }
}

extension Checkpoint.ViewNode {
  /// The node without the subject's views; what lies in these moves up.
  fileprivate var withoutSubject: [Checkpoint.ViewNode] {
    let children = children.flatMap(\.withoutSubject)
    return name.isSubjects ? children : [Checkpoint.ViewNode(name, children)]
  }
}

extension String {
  /// Whether the recorder gave this name to an object of the subject's own.
  var isSubjects: Bool {
    let stem = withoutNumber
    if stem != self, stem == "view" || stem == "controller" || stem.hasSuffix(".view") {
      return true
    }
    return StageEvent.Role.allCases.contains { $0.name == stem }
  }

  /// The name without its number: `sheet` of `sheet-2`, `t` of `t3`.
  var withoutNumber: String {
    var stem = self
    while let last = stem.last, last.isASCII, last.isNumber { stem.removeLast() }
    if stem.last == "-" { stem.removeLast() }
    return stem.isEmpty ? self : stem
  }
}
