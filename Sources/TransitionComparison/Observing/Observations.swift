import AppearanceTrace
import ConformanceRules

/// What each observer sees of a trace, in order.
struct Observations: Sendable, Equatable {
  private var sequences: [Observer: [Observation]] = [:]

  /// Looks at a trace with every observer's eyes. Nothing is let off.
  ///
  /// - Parameter roles: What the trace's objects are.
  init(_ trace: Trace, _ roles: CastRoles) {
    for (index, event) in trace.events.enumerated() {
      guard let (observer, content) = Self.observation(of: event, roles) else { continue }
      add(Observation(content, at: .event(index)), for: observer)
    }
    if case .settled(_, let end) = trace.ending { observe(end, roles) }
    add(.ends(trace.ending.heading), for: .process)
  }

  /// What an observer sees, in order; empty where it sees nothing.
  subscript(observer: Observer) -> [Observation] {
    get { sequences[observer] ?? [] }
    set { sequences[observer] = newValue.isEmpty ? nil : newValue }
  }

  /// The controllers of a trace, in the order of its cast: those that are told nothing as well, since to be
  /// told nothing is something to compare.
  static func controllers(of trace: Trace) -> [String] {
    trace.cast.filter { $0.role == .controller }.map(\.name)
  }

  /// The controllers that are told something in a trace, or have appeared before it.
  static func controllersTold(in trace: Trace) -> Set<String> {
    var told = Set(trace.baseline.appearances.map(\.controller))
    for event in trace.events {
      if case .call(let call) = event.action, Observation.Kind(call.method) != nil {
        told.insert(call.receiver)
      }
    }
    return told
  }

  // MARK: - Looking

  private static func observation(
    of event: Event, _ roles: CastRoles
  ) -> (Observer, Observation.Content)? {
    switch event.action {
    case .call(let call):
      // A call that crosses the border is an object's of the subject's own.
      guard event.mark != .crossing, let kind = Observation.Kind(call.method) else { return nil }
      return kind == .completion
        ? (.closures(of: call.receiver), .call(call, kind))
        : (.controller(call.receiver), .call(call, kind))
    case .insert(let view, let superview, _):
      guard roles.isMainWindow(superview) else { return nil }
      return (.window, .enters(view: view, window: superview))
    case .remove(let view, let superview):
      guard roles.isMainWindow(superview) else { return nil }
      return (.window, .leaves(view: view, window: superview))
    case .statusBar(let look):
      return (.statusBar, .statusBar(look))
    case .begin, .end, .set, .moves, .rests, .delegate, .fault, .release, .round, .repeats:
      return nil
    }
  }

  private mutating func observe(_ end: Checkpoint, _ roles: CastRoles) {
    for view in end.rootViews(roles) {
      add(.lies(view: view.name, ancestor: view.ancestor), for: .window)
    }
    for entry in end.containment { add(.contains(entry), for: .controller(entry.parent)) }
    for entry in end.presentations { add(.presents(entry), for: .controller(entry.presenter)) }
    for entry in end.appearances { add(.appears(entry), for: .controller(entry.controller)) }
  }

  private mutating func add(_ content: Observation.Content, for observer: Observer) {
    add(Observation(content, at: .ending), for: observer)
  }

  private mutating func add(_ observation: Observation, for observer: Observer) {
    sequences[observer, default: []].append(observation)
  }
}

extension Observations {
  /// Leaves out what is such a thing, whoever sees it.
  mutating func leaveOut(where isLeftOut: (Observation) -> Bool) {
    var blind: [Observer] = []
    var place = sequences.startIndex
    while place != sequences.endIndex {
      // A sequence is changed where it lies, and only if there is something to leave out.
      if sequences.values[place].contains(where: isLeftOut) {
        sequences.values[place].removeAll(where: isLeftOut)
        if sequences.values[place].isEmpty { blind.append(sequences.keys[place]) }
      }
      sequences.formIndex(after: &place)
    }
    for observer in blind { sequences[observer] = nil }
  }

  /// Changes what is compared of each thing that is such a one.
  mutating func change(
    where isMeant: (Observation) -> Bool, _ change: (inout Observation) -> Void
  ) {
    var place = sequences.startIndex
    while place != sequences.endIndex {
      for index in sequences.values[place].indices where isMeant(sequences.values[place][index]) {
        change(&sequences.values[place][index])
      }
      sequences.formIndex(after: &place)
    }
  }

  /// Lets another observer see what a controller sees of one kind, so that its order among the rest is
  /// free.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - isMeant: Of which controllers, by their names.
  ///   - observer: Who sees it in place of the controller with a name.
  mutating func setApart(
    _ kind: Observation.Kind, where isMeant: (String) -> Bool = { _ in true },
    for observer: (String) -> Observer
  ) {
    for case .controller(let name) in sequences.keys where isMeant(name) {
      let apart = self[.controller(name)].filter { $0.kind == kind }
      guard !apart.isEmpty else { continue }
      self[.controller(name)].removeAll { $0.kind == kind }
      self[observer(name)] += apart
    }
  }
}

extension Checkpoint {
  /// The controllers' root views, each with the nearest of them or the window above it, back to front.
  fileprivate func rootViews(_ roles: CastRoles) -> [(name: String, ancestor: String)] {
    tree.flatMap { $0.rootViews(below: $0.name, roles) }
  }
}

extension Checkpoint.ViewNode {
  fileprivate func rootViews(
    below ancestor: String, _ roles: CastRoles
  ) -> [(name: String, ancestor: String)] {
    guard roles.isRootView(name) else {
      return children.flatMap { $0.rootViews(below: ancestor, roles) }
    }
    return [(name, ancestor)] + children.flatMap { $0.rootViews(below: name, roles) }
  }
}
