import AppearanceTrace

/// Who switched the input of views, and when.
struct InputSwitches: Sendable {
  /// When each view that is no controller's came in last.
  private var arrivals: NameMap<TraceTime> = [:]
  /// When each view's input was switched last.
  private var switches: NameMap<TraceTime> = [:]
  /// The views that have been deaf since they came in.
  private var deafFromTheFirst: Set<Name> = []
  /// The views whose input the subject switched last, in no transition.
  private var switchedAlone: Set<Name> = []

  /// Takes a view that is put in.
  mutating func insert(_ view: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard hierarchy.isNewcomer(view) else { return }
    arrivals[view] = entry.time
    if switches[view] == entry.time { deafFromTheFirst.insert(view) }
  }

  /// Takes a view whose input is switched.
  mutating func take(_ view: Name, _ entry: IndexedEvent) {
    switches[view] = entry.time
    if entry.isCausedBySubject && entry.cause == nil {
      switchedAlone.insert(view)
    } else {
      switchedAlone.remove(view)
    }
    if arrivals[view] == entry.time {
      deafFromTheFirst.insert(view)
    } else {
      deafFromTheFirst.remove(view)
    }
  }

  /// Whether a view has been deaf since it came in.
  func isDeafFromTheFirst(_ view: Name) -> Bool { deafFromTheFirst.contains(view) }

  /// Whether the subject switched a view's input last, in no transition.
  func isAlone(_ view: Name) -> Bool { switchedAlone.contains(view) }

  mutating func forget(_ name: Name) {
    arrivals[name] = nil
    switches[name] = nil
    deafFromTheFirst.forget(name)
    switchedAlone.forget(name)
  }
}

extension HierarchyState {
  /// Whether a view that is put in is no controller's, lay nowhere, and was not there before.
  fileprivate func isNewcomer(_ view: Name) -> Bool {
    names.controller(of: view) == nil && !names.isContainer(view) && !baseline.shows(view)
      && objects[view].superview == nil
  }
}
