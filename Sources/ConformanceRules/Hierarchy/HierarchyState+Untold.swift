import AppearanceTrace

extension HierarchyState {
  /// Notes that a dismissal has ended that took what its presenter presented along with what lay on top, and
  /// that the subject's presentation controller of the top alone was told of.
  ///
  /// What UIKit tells the presentation controllers in between is not known: nothing is held against one that
  /// was told nothing.
  mutating func takeUntold(_ dismissal: TransitionState) {
    guard let presenter = dismissal.to, let top = dismissal.from,
      let middle = presentations[presenter]?.presented, middle != top,
      let told = participants[dismissal.name], told.presentation != nil,
      !told.hasSeveralPresentations
    else { return }
    untold[presenter] = dismissal.begin
  }

  /// Whether a presentation controller may have given a view a property, and nobody has told it that its
  /// presentation goes: a view of the presenter, in a chain that was dismissed at once, and since that began
  /// no line has set it.
  func isLeftUntold(_ kind: ViewProperty.Kind, of view: Name) -> Bool {
    isUntold(view, since: lastSet(kind, of: view))
  }

  /// Whether such a presentation controller may have put a view into its presenter's.
  func isLeftUntold(_ view: Name) -> Bool { isUntold(view, since: objects[view].lastMove) }

  private func isUntold(_ view: Name, since change: Int?) -> Bool {
    untold.contains { presenter, begin in
      names.rootView(of: presenter).map { isView(view, inside: $0) } ?? false
        && change ?? -1 < begin
    }
  }
}
