import AppearanceTrace

extension Checkpoint {
  /// The hierarchy that events lead to; what they say nothing of is as before.
  ///
  /// - Parameters:
  ///   - events: What happened.
  ///   - trace: The trace that they are taken from, with the hierarchy before.
  init(after events: [Event], from trace: Trace) {
    var story = trace
    story.events = events
    let history = History(story)
    let end = events.count
    var views = trace.baseline.paths.flatMap { $0 }
    for event in events {
      if case .insert(let view, let superview, _) = event.action { views += [superview, view] }
    }
    self = trace.baseline
    let places = views.map { (view: $0, superview: history.superview(of: $0, before: end)) }
    tree = places.filter { $0.superview == nil && history.isWindow($0.view) }.map(\.view).once
      .map { Self.node($0, places) }
    let names = history.names
    let parents = names.map { (child: $0, parent: history.parent(of: $0, before: end)) }
    containment = names.compactMap { parent in
      let children = parents.filter { $0.parent == parent }.map(\.child)
      return children.isEmpty ? nil : .init(parent, children)
    }
    presentations = history.standing(before: end).map { .init($0.presenter, $0.presented) }
    appearances = names.compactMap { name in
      history.phase(of: name, before: end).map { .init(name, $0) }
    }
    statusBar = history.look(before: end)
    let bars = events.compactMap { event -> String? in
      guard case .set(let view, _) = event.action,
        history.roles.role(of: view)?.kind == .bar
      else { return nil }
      return view
    }
    properties = (paths.flatMap { $0 } + bars).once.flatMap { view in
      ViewProperty.Kind.allCases.compactMap { kind in
        history.values(kind, of: view, before: end).map { .init(view, ViewProperty(kind, $0)) }
      }
    }
  }

  /// A view with all that lies in it, back to front.
  private static func node(
    _ view: String, _ places: [(view: String, superview: String?)]
  ) -> ViewNode {
    let inner = places.filter { $0.superview == view }.map(\.view).once
    return ViewNode(view, inner.map { node($0, places) })
  }
}

extension [String] {
  /// The words without repetitions, in the order of their first mention.
  fileprivate var once: [String] {
    enumerated().filter { !self[..<$0.offset].contains($0.element) }.map(\.element)
  }
}
