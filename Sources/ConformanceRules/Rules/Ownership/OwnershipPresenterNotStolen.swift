/// A presenter that stays in place is not moved into the container.
///
/// Condition: as long as a presentation stands whose style keeps the presenter's view in the
/// window, that view is not inserted into the presentation's container, nor into anything that lies
/// in it. The context hands out no view for that side then (CX-03), and what is put into the
/// container goes away with it (CX-08).
struct OwnershipPresenterNotStolen: RuleChecker {
  static let id: RuleID = "ownership-presenter-not-stolen"
  static let statement = """
    If the context gives no view for the presenter's side, the presenter's view is not moved into \
    the container.
    """
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewControllerContextTransitioning, view(forKey:)"),
    .apple("UIPresentationController, shouldRemovePresentersView"),
  ]
  static let remedy = """
    Move only the views that view(forKey:) hands out; leave a controller alone whose view is nil \
    there.
    """
  static let specificity = Specificity.call
  static let topics: [Topic] = [.begin, .insert, .end]

  private(set) var record = Record()
  private var convicted: Set<Name> = []

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    switch entry.topic {
    // A name that begins again is another transition.
    case .begin: if let transition = entry.principal { convicted.remove(transition) }
    case .insert: insert(entry, in: hierarchy)
    case .end: end(entry, in: hierarchy)
    default: break
    }
  }

  private mutating func insert(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let view = entry.principal, let superview = entry.counterpart,
      let presenter = hierarchy.names.controller(of: view),
      let presentation = hierarchy.presentations[presenter], !presentation.isRemoving
    else { return }
    let running = hierarchy.running.last { $0.presenter == presenter }
    let transition = running ?? presentation.transition.flatMap { hierarchy.transitions[$0] }
    let containers = [
      hierarchy.container(of: presentation), transition.flatMap { hierarchy.container(of: $0) },
    ]
    let isStolen = containers.compactMap { $0 }.contains {
      hierarchy.isView(superview, inside: $0)
    }
    guard isStolen, transition.map({ convicted.insert($0.name).inserted }) ?? true else { return }
    let name = hierarchy.names.text(presenter)
    record.convict(
      "\(name) stays in place, and its view was moved into the container",
      [transition.map { .event($0.begin) } ?? .baseline(.heading), .event(entry.index)])
  }

  private mutating func end(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let transition = entry.principal.flatMap({ hierarchy.transitions[$0] }),
      let presenter = transition.presenter, !transition.isRemoving,
      hierarchy.presentations[presenter] != nil
    else { return }
    record.exercise()
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    convicted.forget(name)
  }
}
