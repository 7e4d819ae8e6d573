/// A child that is not shown is not told that it appears.
///
/// Condition: when a child did appear, its view is in a window, as far as lines tell; and a child that
/// did appear in the trace and has not gone since is in sight when the trace ends: its frame meets the
/// window, and neither it nor what lies around it is hidden or transparent. The container of a
/// navigation or a tab controller of which no line has said where it lies is in that controller's view.
struct AppearanceNoPhantomChild: RuleChecker {
  static let id: RuleID = "appearance-no-phantom-child"
  static let statement = """
    A child that is not shown, such as a page kept ready or a closed drawer, is not told that it \
    appears.
    """
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewController, viewDidAppear(_:)"),
    .apple("View Controller Programming Guide, Implementing a Container View Controller"),
  ]
  static let remedy = """
    Switch automatic forwarding off, and tell only the child that comes into sight.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [.viewDidAppear, .viewWillDisappear, .release]

  private(set) var record = Record()
  /// The last did-appear of each child that is there.
  private var arrivals: NameMap<Int> = [:]

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let child = entry.principal else { return }
    guard entry.topic == .viewDidAppear else {
      arrivals[child] = nil
      return
    }
    guard hierarchy.objects[child].parent != nil else { return }
    guard let view = hierarchy.names.rootView(of: child), hierarchy.objects[view].isPlaced,
      !isShown(view, in: hierarchy)
    else {
      arrivals[child] = entry.index
      return record.exercise()
    }
    record.convict(
      "\(hierarchy.names.text(child)) did appear, and its view is in no window",
      [
        hierarchy.objects[view].lastMove.map { .event($0) }
          ?? .baseline(.view(hierarchy.names.text(view))),
        .event(entry.index),
      ])
  }

  /// Whether a view lies in a window, as far as lines and the names of containers tell.
  private func isShown(_ view: Name, in hierarchy: HierarchyState) -> Bool {
    var view = view
    for _ in 0..<HierarchyState.depthLimit {
      if hierarchy.isInWindow(view) { return true }
      guard let outermost = hierarchy.path(from: view).last,
        hierarchy.names.isContainer(outermost), !hierarchy.objects[outermost].isPlaced,
        let holder = hierarchy.names.owner(of: outermost).flatMap(hierarchy.names.rootView)
      else { return false }
      view = holder
    }
    return false
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    arrivals[name] = nil
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState else { return }
    let visibility = Visibility(finalState, hierarchy)
    for (child, arrival) in arrivals.sorted(by: { $0.value < $1.value }) {
      guard let view = hierarchy.names.rootView(of: child), visibility.isInWindow(view),
        visibility.isHidden(view) || visibility.opacity(of: view) == 0
          || !visibility.isInSight(view)
      else { continue }
      let text = hierarchy.names.text(view)
      record.convict(
        "\(hierarchy.names.text(child)) did appear, and is out of sight",
        [
          .event(arrival),
          .ending(
            finalState.values(.frame, of: view) == nil
              ? .view(text) : .property(text, .frame)),
        ])
    }
  }
}
