import AppearanceTrace

/// A transition's container is the host's, and stays as it is.
///
/// Condition: while a transition runs, the subject neither removes nor moves its container, and writes
/// none of its properties. Switches for touches, for assistive technology and of the layer's clock are
/// the business of other rules.
struct OwnershipContainerUntouched: RuleChecker {
  static let id: RuleID = "ownership-container-untouched"
  static let statement = """
    The container view itself is not removed, moved, resized, recoloured or changed in layout mode \
    by the animator.
    """
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewControllerContextTransitioning, containerView")
  ]
  static let remedy = "Put a view of your own into the container, and change that one."
  static let needs: Set<SceneSense> = [.causes]
  static let specificity = Specificity.call
  static let topics: [Topic] = [.insert, .remove, .set, .end]

  private(set) var record = Record()
  private var convicted: Set<Name> = []

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    if entry.topic == .end { return record.exercise() }
    guard let view = entry.principal, entry.isBySubject, hierarchy.names.isContainer(view),
      !isOfOthers(entry.property), convicted.insert(view).inserted
    else { return }
    let transition = (entry.cause ?? hierarchy.open.last).flatMap { hierarchy.transitions[$0] }
    record.convict(
      "\(hierarchy.names.text(view)) is the host's, and was changed",
      [
        transition.map { .event($0.begin) } ?? .baseline(.view(hierarchy.names.text(view))),
        .event(entry.index),
      ])
  }

  private func isOfOthers(_ property: ViewProperty?) -> Bool {
    switch property?.kind {
    case .inert, .modal, .concealed, .clock, .recognizers, .insets, .pinned: true
    default: false
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    convicted.forget(name)
  }
}
