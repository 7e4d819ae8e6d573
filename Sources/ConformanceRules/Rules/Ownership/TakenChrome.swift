/// What came with one presentation that stands, and was taken by another one.
struct TakenChrome: Sendable {
  private var takings: NameMap<Taking> = [:]

  /// A view that one presentation took from another one.
  struct Taking: Sendable {
    let view: Name
    /// With whose presentation the view came.
    let owner: Name
    /// In whose presentation it was put elsewhere.
    let taker: Name
    let insertion: Int
    /// Where the taker was dismissed; none while he stands.
    fileprivate(set) var end: Int?
  }

  /// Takes in that a view is put somewhere.
  ///
  /// - Returns: Whether a presentation takes it from another one that stands.
  mutating func take(insertion entry: IndexedEvent, in hierarchy: HierarchyState) -> Bool {
    guard let view = entry.principal else { return false }
    takings[view] = nil
    guard let taker = hierarchy.companion(after: entry)?.presented,
      let owner = hierarchy.objects[view].companion?.presented, owner != taker,
      hierarchy.presenter(of: owner) != nil
    else { return false }
    takings[view] = Taking(view: view, owner: owner, taker: taker, insertion: entry.index)
    return true
  }

  /// Takes in that a transition ends: who took something may be gone.
  mutating func take(end entry: IndexedEvent, of transition: TransitionState) {
    guard transition.kind == .dismiss, entry.flag == true, let taker = transition.from else {
      return
    }
    for (view, taking) in takings where taking.taker == taker && taking.end == nil {
      takings.change(view) { $0.end = entry.index }
    }
  }

  /// What is missing when the dismissal of an owner begins, which is told once.
  mutating func missing(
    atDismissalOf owner: Name, in hierarchy: HierarchyState
  ) -> [Taking] {
    takeMissing { $0.owner == owner && !hierarchy.isInWindow($0.view) }
  }

  /// What is missing at rest beside owners who still stand.
  mutating func missing(in finalState: HierarchySnapshot) -> [Taking] {
    takeMissing { finalState.presenter(of: $0.owner) != nil && !finalState.shows($0.view) }
  }

  /// Takes out what its taker left, and is missing.
  private mutating func takeMissing(where isMissing: (Taking) -> Bool) -> [Taking] {
    let missing = takings.values.filter { $0.end != nil && isMissing($0) }
    for taking in missing { takings[taking.view] = nil }
    return missing.sorted { $0.insertion < $1.insertion }
  }

  mutating func forget(_ name: Name) {
    takings[name] = nil
    for (view, taking) in takings where taking.owner == name || taking.taker == name {
      takings[view] = nil
    }
  }
}
