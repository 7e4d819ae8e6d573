/// A child is added to its parent before its view goes in.
///
/// Condition: when a child is added, its view does not lie in the parent's view already.
///
/// Legal: a view that was loaded before the add, by whomever: a controller may load its view when it
/// pleases, and most do in an initializer or when they are measured. Calls by which a host's own containers
/// manage their children are in no trace.
struct ContainmentAddBeforeView: RuleChecker {
  static let id: RuleID = "containment-add-before-view"
  static let statement = "A child is added to its parent before its view is inserted there."
  static let clauses = [placedFirst]
  static let exceptions = [
    RuleException(
      "loaded", "A view may be loaded, and measured, before its controller is added.",
      guards: [
        .subject("faulty/view-before-child"), .subject("faulty/page-shown-before-child"),
        .sketch("children that were added when their views lay in a wrapper, or lay there before"),
      ])
  ]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("View Controller Programming Guide, Implementing a Container View Controller")
  ]
  static let remedy = "Call addChild first, and add the child's view to yours after that."
  static let specificity = Specificity.call
  static let topics: [Topic] = [.addChild]

  private static let placedFirst = RuleClause(
    "placed-first", "A child is added before its view is put into its parent's.")

  private(set) var record = Record()

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let parent = entry.principal, let child = entry.counterpart,
      let view = hierarchy.names.rootView(of: child),
      let around = hierarchy.names.rootView(of: parent), hierarchy.isView(view, inside: around)
    else { return record.exercise() }
    let name = hierarchy.names.text(child)
    let text = hierarchy.names.text(view)
    record.convict(
      Self.placedFirst,
      "the view of \(name) was in before \(name) was added to \(hierarchy.names.text(parent))",
      [
        hierarchy.objects[view].lastMove.map { .event($0) } ?? .baseline(.view(text)),
        .event(entry.index),
      ])
  }
}
