import TransitionStage

/// Whose child each controller is, and in which view each view lies, before every event of a trace.
struct TracedKin {
  private var parents: [String: Succession<String?>] = [:]
  private var childCounts: [String: Succession<Int>] = [:]
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
    let children = Dictionary(grouping: parents.values.compactMap(\.latest)) { $0 }
    childCounts = children.mapValues { Succession(from: $0.count) }
    for (place, event) in trace.events.enumerated() { take(event, at: place) }
  }

  private mutating func take(_ event: Event, at place: Int) {
    switch event.action {
    case .call(let call):
      switch (call.method, call.arguments.first?.value) {
      case (.willMove, .word(let word)) where word != "nil":
        move(call.receiver, to: word, at: place)
      case (.didMove, .word(let word)):
        move(call.receiver, to: word == "nil" ? nil : word, at: place)
      default: break
      }
    case .insert(let view, let superview, _):
      superviews[view, default: Succession(from: nil)].change(to: superview, at: place)
    case .remove(let view, let superview) where superviews[view]?.latest == superview:
      superviews[view]?.change(to: nil, at: place)
    default: break
    }
  }

  private mutating func move(_ child: String, to parent: String?, at place: Int) {
    if let old = parents[child]?.latest { count(-1, of: old, at: place) }
    if let parent { count(1, of: parent, at: place) }
    parents[child, default: Succession(from: nil)].change(to: parent, at: place)
  }

  private mutating func count(_ more: Int, of parent: String, at place: Int) {
    let count = childCounts[parent]?.latest ?? 0
    childCounts[parent, default: Succession(from: 0)].change(to: count + more, at: place)
  }

  /// How many children a controller has before an event.
  func childCount(of controller: String, at place: Int) -> Int {
    childCounts[controller]?.value(before: place) ?? 0
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
    lies(view, at: place) { $0 == ancestor }
  }

  /// Whether a view lies in such a one, however deep, before an event.
  func lies(_ view: String, at place: Int, _ isSuch: (String) -> Bool) -> Bool {
    var current = view
    // No view lies in itself; a trace that says so ends here all the same.
    for _ in 0...superviews.count {
      guard let superview = superviews[current]?.value(before: place) else { return false }
      if isSuch(superview) { return true }
      current = superview
    }
    return false
  }
}
