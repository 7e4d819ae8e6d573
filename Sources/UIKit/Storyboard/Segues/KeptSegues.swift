/// The presentations that keep the segues which they come from, with their presenters as sources.
///
/// A segue keeps its source (Apple's header declares a property that is always there, and no weak one). Of one that
/// nobody keeps but what it presented, nobody asks for it: that one would keep its presenter alive for ever.
@MainActor struct KeptSegues {
  private var presentations: [Entry] = []

  private struct Entry {
    weak var presentation: ActivePresentation?
  }

  mutating func add(_ presentation: ActivePresentation) {
    presentations.append(Entry(presentation: presentation))
  }

  /// Looks who else keeps the segues, at the end of a turn.
  mutating func weigh() {
    guard !presentations.isEmpty else { return }
    presentations.removeAll { $0.presentation?.weighSegue() != true }
  }
}
