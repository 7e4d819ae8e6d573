import AppearanceTrace

/// What is kept of presentation chrome: what stands, with whose presentation it came, and how it went.
struct ChromeRegister: Sendable {
  /// The chrome that stands, with the line that shows it.
  private(set) var standing: NameMap<Evidence> = [:]
  /// What stands and came with a presentation, of classes that are not declared.
  private var companions: NameMap<Name> = [:]
  /// With whose presentation chrome came.
  private var brought: NameMap<Name> = [:]
  /// The removals of chrome in no dismissal.
  private var gone: NameMap<Int> = [:]
  /// The last removal of chrome.
  private var removals: NameMap<Int> = [:]
  /// The chrome that stood when a dismissal began.
  private var before: NameMap<[Name]> = [:]
  private var losses: [Loss] = []

  /// Chrome that a dismissal took out, and did not put back when it was given up.
  struct Loss: Sendable {
    let view: Name
    let text: String
    let removal: Int?
    let end: Int
    let presented: Name?
  }

  /// Takes the chrome of a presentation that was there before the script acted.
  mutating func takeBaseline(in hierarchy: HierarchyState) {
    guard !hierarchy.baseline.presenters.isEmpty else { return }
    takeCompanions(of: hierarchy)
    for view in hierarchy.baseline.views where hierarchy.isChrome(view) {
      standing[view] = .baseline(.view(hierarchy.names.text(view)))
      brought[view] = hierarchy.baseline.presenters
        .compactMap { hierarchy.baseline.presented(by: $0) }
        .first { lies(view, withViewOf: $0, in: hierarchy) }
    }
  }

  private mutating func takeCompanions(of hierarchy: HierarchyState) {
    for view in hierarchy.baseline.views where !hierarchy.isChrome(view) {
      companions[view] = hierarchy.objects[view].companion?.presented
    }
  }

  /// Whether a view lay in the container of a controller that was presented before the script acted.
  private func lies(_ view: Name, withViewOf presented: Name, in hierarchy: HierarchyState) -> Bool
  {
    let container = hierarchy.names.rootView(of: presented).flatMap { own in
      hierarchy.baseline.path(from: own).first(where: hierarchy.names.isContainer)
    }
    return container.map(hierarchy.baseline.path(from: view).contains) ?? false
  }

  mutating func insert(_ view: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState) {
    standing[view] = .event(entry.index)
    losses.removeAll { $0.view == view }
    gone[view] = nil
    if let presented = hierarchy.running(.present)?.to {
      brought[view] = presented
    }
  }

  /// Notes a view that comes with a presentation, or comes back.
  mutating func accompany(_ view: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState) {
    losses.removeAll { $0.view == view }
    let companion = hierarchy.companion(after: entry) ?? hierarchy.objects[view].companion
    if let companion { companions[view] = companion.presented }
  }

  /// Notes that a view that came with a presentation goes.
  mutating func leave(_ view: Name, _ entry: IndexedEvent) {
    guard companions.removeValue(forKey: view) != nil else { return }
    removals[view] = entry.index
  }

  mutating func remove(_ view: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState) {
    standing[view] = nil
    removals[view] = entry.index
    if hierarchy.running(.dismiss) == nil { gone[view] = entry.index }
  }

  mutating func begin(_ name: Name, in hierarchy: HierarchyState) {
    guard let transition = hierarchy.transitions[name] else { return }
    switch transition.kind {
    case .dismiss:
      before[name] = Array(standing.keys) + seenCompanions(of: transition, in: hierarchy)
    case .present:
      // What came with an earlier presentation of the same controller has nothing to do with this one.
      for (view, presented) in brought where presented == transition.to {
        brought[view] = nil
        gone[view] = nil
      }
    case .push, .pop, .set, .select, .replace: break
    }
  }

  /// What came with the presentation that a dismissal is to end, and is seen in its container.
  private func seenCompanions(of dismissal: TransitionState, in hierarchy: HierarchyState) -> [Name]
  {
    guard let container = hierarchy.container(of: dismissal) else { return [] }
    return companions.filter { view, presented in
      presented == dismissal.from && hierarchy.isView(view, inside: container)
        && hierarchy.values(.hidden, of: view) == nil
        && hierarchy.values(.alpha, of: view)?.first.flatMap(Double.init) != 0
    }.map(\.key)
  }

  mutating func end(
    _ transition: TransitionState, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    let earlier = before.removeValue(forKey: transition.name) ?? []
    guard entry.flag == false else { return }
    for view in earlier where standing[view] == nil && companions[view] == nil {
      losses.removeAll { $0.view == view }
      losses.append(
        Loss(
          view: view, text: hierarchy.names.text(view), removal: removals[view],
          end: entry.index, presented: transition.from))
    }
  }

  mutating func forget(_ name: Name) {
    standing[name] = nil
    companions[name] = nil
    before[name] = nil
    removals[name] = nil
    brought[name] = nil
    gone[name] = nil
  }
}

extension ChromeRegister {
  /// The chrome that stands, in the order of the lines that show it.
  var standingInOrder: [(view: Name, insertion: Evidence)] {
    standing.map { (view: $0.key, insertion: $0.value) }.sorted {
      ($0.insertion.place, $0.view.number) < ($1.insertion.place, $1.view.number)
    }
  }

  /// The chrome that was taken out in no dismissal, with whom it came, in the order of its removal.
  var goneInOrder: [(view: Name, removal: Int, presented: Name)] {
    gone.sorted { $0.value < $1.value }.compactMap { view, removal in
      brought[view].map { (view: view, removal: removal, presented: $0) }
    }
  }

  /// The chrome that dismissals that were given up lost, in the order of the names.
  var lossesInOrder: [Loss] { losses.sorted { $0.view.number < $1.view.number } }
}
