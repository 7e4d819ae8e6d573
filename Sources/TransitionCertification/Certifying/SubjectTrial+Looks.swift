import AppearanceTrace

/// Which look of a presenter comes with what is presented, and goes with it.
extension SubjectTrial {
  /// The looks of a presenter that a library may mean to last.
  private static let lasting: [ViewProperty.Kind] = [.transform, .frame, .alpha, .corner, .clips]

  /// The looks: the presenter's view has another one while something is up, and its own when that is gone.
  var looks: [ViewProperty.Kind] {
    guard [.delegate, .screen].contains(subject.kind), subject.contract == SubjectContract(),
      let there = trace(of: subject, doing: "present"), let meanwhile = there.ending.checkpoint,
      let presenter = there.presentersView,
      let after = trace(of: subject, doing: "dismiss")?.ending.checkpoint,
      // A presenter that cannot be seen any more has no look that is meant to last.
      Self.hold(meanwhile.tree, presenter)
    else { return [] }
    let looks = [there.baseline, meanwhile, after].map { Self.looks(of: presenter, in: $0) }
    guard looks[1][.alpha]?.values != ["0"] else { return [] }
    return Self.lasting.filter { kind in
      // Where a transform moves a view, its frame says nothing of its own.
      (kind != .frame || looks[1][.transform] == nil)
        && looks[1][kind] != looks[0][kind] && looks[2][kind] == looks[0][kind]
    }
  }

  private static func hold(_ views: [Checkpoint.ViewNode], _ name: String) -> Bool {
    views.contains { $0.name == name || hold($0.children, name) }
  }

  /// How a view looks.
  private static func looks(
    of view: String, in checkpoint: Checkpoint
  ) -> [ViewProperty.Kind: ViewProperty] {
    var looks: [ViewProperty.Kind: ViewProperty] = [:]
    for found in checkpoint.properties where found.view == view {
      looks[found.property.kind] = found.property
    }
    return looks
  }
}

extension Trace {
  /// The view of who presents at the end, as the cast calls it; none where nobody does.
  fileprivate var presentersView: String? {
    guard let presenter = ending.checkpoint?.presentations.first?.presenter else { return nil }
    return cast.first { $0.role == .rootView(of: presenter) }?.name
  }
}
