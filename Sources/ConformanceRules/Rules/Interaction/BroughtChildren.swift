import AppearanceTrace

/// Which child a finger brings in each container: tabs, stacks and containers of the app's own.
///
/// A finger brings the first child that is told that it comes while the finger is alone, and out along its way.
struct BroughtChildren: Sendable {
  private var last: NameMap<Brought> = [:]

  /// What a finger has brought in place of the only child that was shown.
  struct Brought: Sendable {
    let child: Name
    /// Where the child was told so.
    let event: Int
    fileprivate let screen: Name
    fileprivate let siblings: Set<Name>
    fileprivate let finger: FingerGesture
  }

  /// Takes in that a controller is told that it comes.
  ///
  /// - Returns: What the finger before this one has brought, if that went the same way from the same child, gave
  ///   up, and nothing but fingers has acted since; none where the child that comes now was not there then.
  mutating func take(arrival entry: IndexedEvent, in hierarchy: HierarchyState) -> Brought? {
    guard let child = entry.principal, let container = hierarchy.objects[child].parent,
      let finger = hierarchy.fingers.last, finger.isAlone, finger.advance ?? 0 > 0,
      hierarchy.lastAct == finger.lastMove, hierarchy.lastActTime == entry.time,
      let screen = hierarchy.onlyOther(than: child, in: container)
    else { return nil }
    let earlier = last[container]
    guard earlier?.finger.begin != finger.begin else { return nil }
    let siblings = Set(hierarchy.children(of: container))
    last[container] = Brought(
      child: child, event: entry.index, screen: screen, siblings: siblings, finger: finger)
    guard let earlier, earlier.screen == screen, earlier.finger.way == finger.way,
      hierarchy.lastActByNoFinger ?? -1 < earlier.finger.begin, earlier.siblings.contains(child)
    else { return nil }
    return earlier
  }

  /// Takes in that a controller has come: what a finger has brought stays, unless it is what was there before.
  mutating func take(appearance entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let child = entry.principal, let container = hierarchy.objects[child].parent else {
      return
    }
    if last[container]?.screen != child { last[container] = nil }
  }

  mutating func forget(_ name: Name) {
    last[name] = nil
    for (container, brought) in last where brought.child == name || brought.screen == name {
      last[container] = nil
    }
  }
}

extension HierarchyState {
  /// The child that is there, or goes, if it is the only one beside another.
  fileprivate func onlyOther(than child: Name, in container: Name) -> Name? {
    let others = children(of: container).filter {
      $0 != child && (phase(of: $0) == .appeared || phase(of: $0) == .disappearing)
    }
    return others.count == 1 ? others[0] : nil
  }
}
