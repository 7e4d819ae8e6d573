import AppearanceTrace

/// Which tabs hands know, and what became of taps on them.
struct TabTaps: Sendable {
  /// What a delegate is asked: whether a tab may be selected.
  typealias Question = (event: Int, tab: Name)

  /// The last question at rest, after a selection, about a tab that hands know and that is not seen.
  private(set) var unanswered: Question?
  /// The last question, until a selection begins.
  private var asked: Question?
  /// The tabs that a hand has selected, or was about to.
  private var known: Set<Name> = []

  /// Takes a question about a tab.
  mutating func ask(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    asked = entry.counterpart.map { (entry.index, $0) }
    guard let asked, hierarchy.open.isEmpty, hierarchy.moving.isEmpty,
      let last = hierarchy.lastEnded.flatMap({ hierarchy.transitions[$0] }), last.kind == .select,
      let view = hierarchy.names.rootView(of: asked.tab),
      known.contains(asked.tab) || isFirst(asked.tab, view, in: hierarchy.baseline),
      !hierarchy.isInWindow(view)
    else { return }
    unanswered = asked
  }

  /// Whether a tab was selected at first: it was shown, or lay behind something that covered it.
  private func isFirst(_ tab: Name, _ view: Name, in baseline: HierarchySnapshot) -> Bool {
    baseline.shows(view) || baseline.selections.contains { $0.value.controller == tab }
  }

  /// Takes a selection that begins: a hand's where a finger drives it, or where the delegate was asked of its
  /// tab and the script has done nothing since, for a tap that was refused selects nothing later.
  mutating func begin(_ transition: Name, in hierarchy: HierarchyState) {
    guard let selection = hierarchy.transitions[transition], selection.kind == .select else {
      return
    }
    defer { asked = nil }
    guard let tab = selection.to else { return }
    let isTapped =
      asked.map { $0.tab == tab && !hierarchy.hasScriptActed(since: $0.event) } ?? false
    if isTapped || selection.isInteractive { known.insert(tab) }
  }

  mutating func forget(_ name: Name) {
    known.forget(name)
  }
}
