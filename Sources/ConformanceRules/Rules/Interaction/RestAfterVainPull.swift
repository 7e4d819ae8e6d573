import AppearanceTrace

/// Whether what was pulled first was given up: only then is what follows the same as without it.
struct RestAfterVainPull: Sendable {
  /// Whom lines have made come or go since the script began, each with whether he is shown.
  private var changed: NameMap<Bool> = [:]
  /// Who was shown when the first finger came down that did not tap, or the first transition that is driven began.
  private var shownBefore: Set<Name>?
  /// Where that came to its end.
  private var end: Int?
  /// Whether it has come to nothing; none while nothing has followed.
  private var cameToNothing: Bool?

  /// Takes any event: what stands behind the first pull shows what has come of that.
  mutating func take(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard hierarchy.compared.undisturbed != nil else { return }
    settle(in: hierarchy)
    switch entry.topic {
    case .gestureBegan: if entry.call?.isTap != true { begin(in: hierarchy) }
    case .begin:
      let transition = entry.principal.flatMap { hierarchy.transitions[$0] }
      if transition?.isInteractive == true { begin(in: hierarchy) }
    case .gestureEnded, .gestureCancelled, .end:
      if shownBefore != nil, end == nil { end = entry.index }
    case .viewDidAppear: entry.principal.map { changed[$0] = true }
    case .viewWillDisappear: entry.principal.map { changed[$0] = false }
    default: break
    }
  }

  private mutating func begin(in hierarchy: HierarchyState) {
    if shownBefore == nil { shownBefore = shown(in: hierarchy) }
  }

  private func shown(in hierarchy: HierarchyState) -> Set<Name> {
    var shown = Set(
      hierarchy.baseline.phases.keys.filter { hierarchy.baseline.phases[$0] == .appeared })
    for (name, isShown) in changed {
      if isShown { shown.insert(name) } else { shown.remove(name) }
    }
    return shown
  }

  /// Looks who is shown as soon as something else is done.
  private mutating func settle(in hierarchy: HierarchyState) {
    guard cameToNothing == nil, let shownBefore, let end, let act = hierarchy.lastAct, act > end
    else { return }
    cameToNothing = shown(in: hierarchy) == shownBefore
  }

  /// How the same rests without the pull in vain; none where that is not known, or where no pull was in vain.
  func comparedRest(in hierarchy: HierarchyState) -> HierarchySnapshot? {
    guard cameToNothing ?? (shownBefore == shown(in: hierarchy)) else { return nil }
    return hierarchy.compared.undisturbed
  }
}
