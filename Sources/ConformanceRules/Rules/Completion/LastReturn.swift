import AppearanceTrace

/// The last transition back that took no time.
struct LastReturn: Sendable {
  private var way: TransitionState?
  /// Where it ended.
  private var end: Int?
  /// How many transitions of each kind have finished.
  private var finished: [TransitionSpan.Kind: Int] = [:]
  /// Whether a window was changed.
  private var hasOtherWindow = false

  /// Takes a transition's beginning or end.
  mutating func take(_ transition: TransitionState, _ entry: IndexedEvent) {
    if entry.topic == .end, entry.flag == true {
      finished[transition.kind, default: 0] += 1
      if transition.name == way?.name { end = entry.index }
    }
    guard entry.topic == .begin, !transition.isAnimated, transition.kind.opposite != nil else {
      return
    }
    (way, end) = (transition, nil)
  }

  /// Takes another size, status bar or root of a window.
  mutating func changeWindow() { hasOtherWindow = true }

  /// The way back and its end, if nothing has finished but that and what it takes back, and no window was
  /// changed.
  var alone: (way: TransitionState, end: Int)? {
    guard let way, let end, !hasOtherWindow, finished[way.kind] == 1,
      finished.keys.allSatisfy({ $0 == way.kind || $0 == way.kind.opposite })
    else { return nil }
    return (way, end)
  }
}

extension TransitionSpan.Kind {
  /// What such a way back takes back; none for what leads on.
  fileprivate var opposite: Self? {
    switch self {
    case .dismiss: .present
    case .pop: .push
    case .present, .push, .set, .select, .replace: nil
    }
  }
}
