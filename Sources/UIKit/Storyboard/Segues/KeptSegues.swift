/// The presentations that keep the segues which they come from, with their presenters as sources.
///
/// A segue keeps its source (Apple's header declares a property that is always there, and no weak one). Of one that
/// nobody keeps but what it presented, nobody asks for it: that one would keep its presenter alive for ever.
@MainActor final class KeptSegues {
  @exclusivity(unchecked) private var presentations: [Entry] = []

  private struct Entry {
    weak var presentation: ActivePresentation?
  }

  func add(_ presentation: ActivePresentation) {
    presentations.append(Entry(presentation: presentation))
  }

  /// Looks who else keeps the segues, at the end of a turn.
  func weigh() {
    guard !presentations.isEmpty else { return }
    let known = presentations
    presentations = []
    // Whoever is let go of may present by a segue in its turn.
    for entry in known where entry.presentation?.weighSegue() == true {
      presentations.append(entry)
    }
  }
}
