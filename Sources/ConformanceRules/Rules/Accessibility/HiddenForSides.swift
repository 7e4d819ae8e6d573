import AppearanceTrace

/// Whom containers of the app's own hide from assistive technology for those who have come beside them, and
/// who takes the place of one that is hidden so.
///
/// It looks at containers at rest, each time the script acts and at the end. A child is hidden for a side if it
/// was shown before, has been hidden since, and somebody has come beside it since who is not.
struct HiddenForSides: Sendable {
  private var containers: NameMap<Standing> = [:]

  /// A child within reach that has come to where one was hidden, while that for which it was hidden stays.
  struct Successor: Sendable {
    let child: Name
    /// For whom the one before was hidden.
    let side: Name
    /// The line that hid the one before.
    let flag: Int
  }

  /// Whom a container shows at rest.
  private struct Standing: Sendable {
    var shown: Set<Name>
    /// Those of them whose elements are hidden.
    var hidden: Set<Name>
    var reasons: NameMap<Reason> = [:]
  }

  /// For whom a child is hidden, and the line that did so.
  private struct Reason: Sendable {
    let sides: Set<Name>
    let flag: Int
    /// The child's own view, or the one around it, that hides its elements.
    let view: Name
  }

  /// Whether a container at rest shows somebody who is hidden beside somebody who is not.
  var isAtWork: Bool {
    containers.values.contains { !$0.hidden.isEmpty && $0.hidden != $0.shown }
  }

  /// Whether a view hides its elements for somebody who has come beside the child that lies there, or the one
  /// whose place that has taken.
  func want(_ view: Name) -> Bool {
    containers.values.contains { $0.reasons.values.contains { $0.view == view } }
  }

  /// Looks at all containers, and says who has come since and is not hidden as the one before.
  mutating func look(in hierarchy: HierarchyState) -> [Successor] {
    hierarchy.families.keys.sorted { $0.number < $1.number }.flatMap { container in
      look(at: container, in: hierarchy)
    }
  }

  private mutating func look(at container: Name, in hierarchy: HierarchyState) -> [Successor] {
    guard hierarchy.isAppsOwn(container), hierarchy.motions(in: container).isEmpty,
      let shown = hierarchy.childrenAtRest(in: container)
    else { return [] }
    var hidden: Set<Name> = []
    for child in shown where hierarchy.flag(.concealed, around: child, in: container) != nil {
      hidden.insert(child)
    }
    var now = Standing(shown: shown, hidden: hidden)
    defer { containers[container] = now }
    guard let before = containers[container] else { return [] }
    let came = shown.subtracting(before.shown)
    for child in hidden {
      let old = before.reasons[child]?.sides
      let sides = before.hidden.contains(child) ? old : came.subtracting(hidden)
      guard let sides, before.shown.contains(child), isStanding(sides, in: now),
        let view = hierarchy.flag(.concealed, around: child, in: container),
        let flag = hierarchy.lastSet(.concealed, of: view)
      else { continue }
      now.reasons[child] = Reason(sides: sides, flag: flag, view: view)
    }
    return successors(of: before, came, &now, container, in: hierarchy)
  }

  /// Whether those for whom somebody is hidden are shown still, and not hidden themselves.
  private func isStanding(_ sides: Set<Name>, in now: Standing) -> Bool {
    !sides.isEmpty && sides.isSubset(of: now.shown) && sides.isDisjoint(with: now.hidden)
  }

  /// Lets those who have come be hidden for what the ones before were, and names those who are not.
  private func successors(
    of before: Standing, _ came: Set<Name>, _ now: inout Standing, _ container: Name,
    in hierarchy: HierarchyState
  ) -> [Successor] {
    let gone = before.shown.subtracting(now.shown).compactMap { before.reasons[$0] }
    let reason = gone.filter { isStanding($0.sides, in: now) }.max { $0.flag < $1.flag }
    guard let reason, let side = reason.sides.min(by: { $0.number < $1.number }),
      !reason.sides.contains(where: { hierarchy.flag(.modal, around: $0, in: container) != nil })
    else { return [] }
    for child in came {
      guard let view = hierarchy.flag(.concealed, around: child, in: container) else { continue }
      now.reasons[child] = Reason(sides: reason.sides, flag: reason.flag, view: view)
    }
    return came.filter { !hierarchy.isOutOfReach($0, in: container) }
      .sorted { $0.number < $1.number }
      .map { Successor(child: $0, side: side, flag: reason.flag) }
  }

  mutating func forget(_ name: Name) {
    containers[name] = nil
    for container in containers.keys {
      containers[container]?.shown.remove(name)
      containers[container]?.hidden.remove(name)
      containers[container]?.reasons[name] = nil
    }
  }
}

extension HierarchyState {
  /// The view of a child, or the innermost one around it inside the container's, that has a flag.
  fileprivate func flag(
    _ kind: ViewProperty.Kind, around child: Name, in container: Name
  ) -> Name? {
    views(around: child, in: container).first { values(kind, of: $0) != nil }
  }

  /// Whether assistive technology cannot reach the view of a child, as far as flags of views tell.
  fileprivate func isOutOfReach(_ child: Name, in container: Name) -> Bool {
    let views = views(around: child, in: container)
    return views.isEmpty
      || views.contains { view in
        values(.concealed, of: view) != nil || values(.hidden, of: view) != nil
          || values(.alpha, of: view)?.first.flatMap(Double.init) == 0
      }
  }

  /// The view of a child and those around it inside the container's; none where it does not lie there.
  private func views(around child: Name, in container: Name) -> [Name] {
    guard let view = names.rootView(of: child), let around = names.rootView(of: container) else {
      return []
    }
    let path = path(from: view)
    return path.firstIndex(of: around).map { Array(path[..<$0]) } ?? []
  }
}
