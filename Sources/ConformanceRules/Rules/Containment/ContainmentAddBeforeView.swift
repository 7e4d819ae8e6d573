import AppearanceTrace

/// A child is added to its parent before its view is loaded for it or goes in.
///
/// Condition: when a child is added, its view does not lie in the parent's view already; and where the
/// subject adds it, its view was not loaded in that very instant, after the last line of the script.
/// No line says who caused a view to be loaded: one that was there before the script asked, or from an
/// earlier instant, may be the application's doing. Calls by which a host's own containers manage
/// their children are in no trace.
struct ContainmentAddBeforeView: RuleChecker {
  static let id: RuleID = "containment-add-before-view"
  static let statement = """
    A child is added to its parent before its view is loaded to be shown there, or inserted.
    """
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("View Controller Programming Guide, Implementing a Container View Controller")
  ]
  static let remedy = "Call addChild first, and ask for the child's view and add it after that."
  static let specificity = Specificity.call
  static let topics: [Topic] = [.addChild, .viewDidLoad, .release]

  private(set) var record = Record()
  private var loads: NameMap<(event: Int, time: TraceTime)> = [:]

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let object = entry.principal else { return }
    switch entry.topic {
    case .viewDidLoad: loads[object] = (entry.index, entry.time)
    case .release: loads[object] = nil
    default:
      guard let child = entry.counterpart else { return record.exercise() }
      judge(child, in: object, entry, hierarchy)
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    loads[name] = nil
  }

  private mutating func judge(
    _ child: Name, in parent: Name, _ entry: IndexedEvent, _ hierarchy: HierarchyState
  ) {
    let load = loads.removeValue(forKey: child)
    let name = hierarchy.names.text(child)
    if let view = hierarchy.names.rootView(of: child),
      let around = hierarchy.names.rootView(of: parent), hierarchy.isView(view, inside: around)
    {
      let text = hierarchy.names.text(view)
      record.convict(
        "the view of \(name) was in before \(name) was added to \(hierarchy.names.text(parent))",
        [
          hierarchy.objects[view].lastMove.map { .event($0) } ?? .baseline(.view(text)),
          .event(entry.index),
        ])
    } else if entry.isBySubject, let load, load.time == entry.time,
      load.event > hierarchy.lastAct ?? -1
    {
      record.convict(
        """
        the view of \(name) was loaded for its place before \(name) was added to \
        \(hierarchy.names.text(parent))
        """,
        [.event(load.event), .event(entry.index)])
    } else {
      record.exercise()
    }
  }
}
