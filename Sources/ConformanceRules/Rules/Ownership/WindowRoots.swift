import AppearanceTrace

/// Which controllers are the roots of windows at rest.
struct WindowRoots: Sendable {
  /// Who is root of each window that got another root controller; nobody where it got none.
  private var newRoots: NameMap<Name?> = [:]
  /// Who stands where a controller stood before the script acted.
  private var successors: NameMap<Name> = [:]

  /// Takes in that a window gets another root controller, or that a transition puts one in the place of another.
  mutating func take(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let subject = entry.principal else { return }
    if entry.topic == .setRootViewController {
      newRoots[subject] = .some(entry.counterpart)
    } else if entry.flag == true, let transition = hierarchy.transitions[subject],
      transition.kind == .set, let from = transition.from, let to = transition.to
    {
      replace(from, by: to)
    }
  }

  private mutating func replace(_ old: Name, by new: Name) {
    for (window, root) in newRoots where root == old { newRoots[window] = .some(new) }
    successors[old] = successors[old] ?? old
    for (first, last) in successors where last == old { successors[first] = new }
  }

  mutating func forget(_ name: Name) {
    successors[name] = nil
  }

  /// The root controllers of the windows, in the order of the trace.
  func all(in hierarchy: HierarchyState) -> [Name] {
    var roots: [Name] = []
    for view in hierarchy.baseline.views {
      guard let controller = hierarchy.names.controller(of: view) else { continue }
      let around = hierarchy.baseline.path(from: view).dropFirst()
      // Whose view lies in that of another controller is seen as that one lets it be seen.
      guard let window = around.last, hierarchy.isWindow(window), newRoots[window] == nil,
        around.allSatisfy({ hierarchy.names.controller(of: $0) == nil })
      else { continue }
      let first = outermost(controller, in: hierarchy)
      let root = successors[first] ?? first
      if !roots.contains(root) { roots.append(root) }
    }
    let newcomers = newRoots.sorted { $0.key.number < $1.key.number }.compactMap(\.value)
    return roots + newcomers.filter { !roots.contains($0) }
  }

  /// The last of those that hold or present a controller before the script acted.
  private func outermost(_ controller: Name, in hierarchy: HierarchyState) -> Name {
    // Most have none: then no set is made.
    guard holder(of: controller, in: hierarchy) != nil else { return controller }
    var root = controller
    var passed: Set<Name> = [controller]
    while let holder = holder(of: root, in: hierarchy), passed.insert(holder).inserted {
      root = holder
    }
    return root
  }

  /// The parent or the presenter of a controller before the script acted.
  private func holder(of controller: Name, in hierarchy: HierarchyState) -> Name? {
    if let parent = hierarchy.baseline.parent(of: controller) { return parent }
    return hierarchy.baseline.presenter(of: controller)
  }
}
