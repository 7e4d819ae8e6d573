import AppearanceTrace

/// What the subject moves of a presented view that lies in a shell with a shadow, while it is dismissed with
/// an animation.
struct ShellMotions: Sendable {
  /// The first motion of what lies in a shell, for each dismissal that has not moved the shell itself.
  private var contents: NameMap<Int> = [:]
  /// The dismissals that have moved the shell, or what lies around it.
  private var whole: Set<Name> = []

  /// Takes in that the subject moves, takes out or changes a view.
  mutating func take(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let view = entry.principal, let dismissal = entry.cause,
      let shell = Self.shell(in: dismissal, hierarchy)
    else { return }
    if hierarchy.isView(shell, inside: view) {
      whole.insert(dismissal)
    } else if entry.topic == .moves, hierarchy.isView(view, inside: shell),
      contents[dismissal] == nil
    {
      contents[dismissal] = entry.index
    }
  }

  /// The motion of what lies in the shell alone, when a dismissal is complete; none where the shell went, too.
  func motion(in dismissal: Name) -> Int? {
    whole.contains(dismissal) ? nil : contents[dismissal]
  }

  mutating func forget(_ name: Name) {
    contents[name] = nil
    whole.forget(name)
  }

  /// The outermost view with a shadow that the subject has put around what goes in an animated dismissal.
  static func shell(in dismissal: Name, _ hierarchy: HierarchyState) -> Name? {
    guard let transition = hierarchy.transitions[dismissal], transition.kind == .dismiss,
      transition.isAnimated, transition.end == nil,
      let root = transition.from.flatMap({ hierarchy.names.rootView(of: $0) }),
      let container = hierarchy.container(of: transition), hierarchy.isView(root, inside: container)
    else { return nil }
    return hierarchy.path(from: root).dropFirst().prefix { $0 != container }.last { view in
      hierarchy.isSubjectsOwn(view) && hierarchy.values(.shadow, of: view) != nil
    }
  }
}
