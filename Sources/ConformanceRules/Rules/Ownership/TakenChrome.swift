/// What came with one presentation, and was put into the container of another one that stands above it.
struct TakenChrome: Sendable {
  private var takings: NameMap<Taking> = [:]

  private struct Taking {
    /// With whose presentation the view came.
    let owner: Name
    /// In whose presentation it was put elsewhere.
    let taker: Name
    let insertion: Int
    /// Where the taker was dismissed; none while he stands.
    var end: Int?
  }

  /// A view that is missing beside its owner, though who took it is gone.
  struct Missing: Sendable {
    let view: Name
    let owner: Name
    let taker: Name
    let insertion: Int
    let end: Int
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
    takings[view] = Taking(owner: owner, taker: taker, insertion: entry.index)
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
  ) -> [Missing] {
    takeMissing { view, taking in taking.owner == owner && !hierarchy.isInWindow(view) }
  }

  /// What is missing at rest beside owners who still stand.
  mutating func missing(in finalState: HierarchySnapshot) -> [Missing] {
    takeMissing { view, taking in
      finalState.presenter(of: taking.owner) != nil && !finalState.shows(view)
    }
  }

  private mutating func takeMissing(
    where isMissing: (Name, Taking) -> Bool
  ) -> [Missing] {
    let missing = takings.compactMap { view, taking in
      taking.end.flatMap { end in
        isMissing(view, taking)
          ? Missing(
            view: view, owner: taking.owner, taker: taking.taker, insertion: taking.insertion,
            end: end) : nil
      }
    }
    for loss in missing { takings[loss.view] = nil }
    return missing.sorted { $0.insertion < $1.insertion }
  }

  mutating func forget(_ name: Name) {
    takings[name] = nil
    for (view, taking) in takings where taking.owner == name || taking.taker == name {
      takings[view] = nil
    }
  }
}
