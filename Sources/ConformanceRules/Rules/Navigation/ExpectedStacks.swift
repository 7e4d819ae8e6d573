import AppearanceTrace

/// The stacks of which a line speaks, and what each may hold.
struct ExpectedStacks: Sendable {
  private var stacks: NameMap<ExpectedStack> = [:]

  /// Takes what is asked of a navigation.
  mutating func ask(_ navigation: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState) {
    // Whoever is asked to push or pop is a navigation; page controllers are set, too.
    guard entry.topic != .setViewControllers || isStack(navigation, in: hierarchy) else { return }
    var stack = stack(of: navigation, in: hierarchy)
    stack.ask(at: entry) { ExpectedStack.screens($0, after: entry, in: hierarchy) }
    stacks[navigation] = stack
  }

  /// Takes a transition that begins, if it is one of a stack's.
  mutating func begin(_ name: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let transition = hierarchy.transitions[name],
      [.push, .pop, .set].contains(transition.kind),
      let navigation = transition.from.flatMap({ hierarchy.objects[$0].parent }),
      isStack(navigation, in: hierarchy)
    else { return }
    var stack = stack(of: navigation, in: hierarchy)
    stack.begin(name, at: entry) { ExpectedStack.screens($0, after: transition) }
    stacks[navigation] = stack
  }

  /// Takes the end of a transition.
  mutating func end(_ transition: Name, hasFinished: Bool) {
    for name in stacks.keys { stacks[name]?.end(transition, hasFinished: hasFinished) }
  }

  /// Takes a refusal of what is asked for.
  mutating func refuse() {
    for name in stacks.keys { stacks[name]?.refuse() }
  }

  /// From here on nobody knows which screens a navigation holds, unless something is under way there.
  mutating func lose(_ navigation: Name, in hierarchy: HierarchyState) {
    guard isStack(navigation, in: hierarchy) else { return }
    var stack = stack(of: navigation, in: hierarchy)
    guard stack.isIdle else { return }
    stack.lose()
    stacks[navigation] = stack
  }

  func isStack(_ controller: Name, in hierarchy: HierarchyState) -> Bool {
    stacks[controller] != nil || hierarchy.container(controller) == .navigation
  }

  /// What is known of a stack: how it was before the script acted, where no line spoke of it since.
  func stack(of navigation: Name, in hierarchy: HierarchyState) -> ExpectedStack {
    stacks[navigation] ?? ExpectedStack(hierarchy.baseline.children(of: navigation))
  }

  mutating func forget(_ name: Name) {
    stacks[name] = nil
    for navigation in stacks.keys { stacks[navigation]?.forget(name) }
  }
}
