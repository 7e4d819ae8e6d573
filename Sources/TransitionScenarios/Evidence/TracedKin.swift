import TransitionStage

/// Whose child each controller is, and in which view each view lies, before every event of a trace.
struct TracedKin {
  private var parents: [String: Succession<String?>] = [:]
  private var superviews: [String: Succession<String?>] = [:]

  init(_ trace: Trace) {
    for entry in trace.baseline.containment.reversed() {
      for child in entry.children { parents[child] = Succession(from: entry.parent) }
    }
    for entry in trace.baseline.entries {
      guard case .tree(let path) = entry else { continue }
      for (outer, inner) in zip(path, path.dropFirst()) {
        superviews[inner] = Succession(from: outer)
      }
    }
    for (place, event) in trace.events.enumerated() { take(event, at: place) }
  }

  private mutating func take(_ event: Event, at place: Int) {
    switch event.action {
    case .call(let call):
      switch (call.method, call.arguments.first?.value) {
      case (.willMove, .word(let word)) where word != "nil":
        parents[call.receiver, default: Succession(from: nil)].change(to: word, at: place)
      case (.didMove, .word(let word)):
        parents[call.receiver, default: Succession(from: nil)]
          .change(to: word == "nil" ? nil : word, at: place)
      default: break
      }
    case .insert(let view, let superview, _):
      superviews[view, default: Succession(from: nil)].change(to: superview, at: place)
    case .remove(let view, let superview) where superviews[view]?.latest == superview:
      superviews[view]?.change(to: nil, at: place)
    default: break
    }
  }

  /// The parent of a controller before an event.
  func parent(of controller: String, at place: Int) -> String? {
    parents[controller]?.value(before: place)
  }

  /// The parents that a controller has, one after the other.
  func parents(of controller: String) -> Set<String> {
    Set(parents[controller]?.all.compactMap(\.self) ?? [])
  }

  /// Whether a view lies in another one, however deep, before an event.
  func lies(_ view: String, in ancestor: String, at place: Int) -> Bool {
    var current = view
    // No view lies in itself; a trace that says so ends here all the same.
    for _ in 0...superviews.count {
      guard let superview = superviews[current]?.value(before: place) else { return false }
      if superview == ancestor { return true }
      current = superview
    }
    return false
  }
}
