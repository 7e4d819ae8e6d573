import AppearanceTrace

/// Root views look as before.
///
/// Condition, at rest: a root view that is shown has the looks (transform, alpha, hidden, corner, mask,
/// shadow, clipping, anchor, z) that it had before: none that it did not have, other than one that the
/// contract declares for presenters, and that only while something is presented; and none of those that
/// it had is lost, where it was shown before and all that was presented before still is. After a
/// dismissal nothing is said of lost looks, since the look of a presenter is to be undone then. Where the
/// trace begins with something presented and ends with nothing, no look of that time may remain. How a
/// container that the script opens or closes shows its children is its own affair, and so is a look that
/// follows a finger on the container while no transition changes it.
struct GeometryIdentityRestored: RuleChecker {
  static let id: RuleID = "geometry-identity-restored"
  static let statement = """
    Transform, alpha and other looks of both root views are as before in the end, or at a \
    declared value that a dismissal undoes.
    """
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewControllerAnimatedTransitioning"),
    .reported("libraries that scale their presenters"),
  ]
  static let remedy = """
    Put back what you changed for the effect, on each way out; declare a look that is to \
    last in the contract.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [.end, .open, .close]

  private(set) var record = Record()
  private static let looks: [ViewProperty.Kind] = [
    .transform, .alpha, .hidden, .corner, .mask, .shadow, .clips, .anchor, .z,
  ]

  /// The containers that the script opened or closed.
  private var opened: Set<Name> = []

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    if entry.topic == .end {
      record.exercise()
    } else if let container = entry.principal {
      opened.insert(container)
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    opened.forget(name)
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState, hierarchy.open.isEmpty, hierarchy.lastEnded != nil
    else {
      return
    }
    for view in finalState.views {
      guard let controller = hierarchy.names.controller(of: view),
        !(finalState.parent(of: controller).map(opened.contains) ?? false),
        let kind = Self.looks.first(where: { isChanged($0, of: view, finalState, hierarchy) })
      else { continue }
      convict(view, kind, isLost: finalState.values(kind, of: view) == nil, hierarchy)
    }
  }

  /// Whether a look was not there before, or is there no more.
  private mutating func isChanged(
    _ kind: ViewProperty.Kind, of view: Name, _ finalState: HierarchySnapshot,
    _ hierarchy: HierarchyState
  ) -> Bool {
    let (old, new) = (hierarchy.baseline.values(kind, of: view), finalState.values(kind, of: view))
    guard !hierarchy.isPulled(kind, of: view) else { return false }
    let isBare = finalState.presenters.isEmpty
    let wasBare = hierarchy.baseline.presenters.isEmpty
    if new == nil {
      guard old != nil, hierarchy.baseline.shows(view),
        finalState.keepsPresentations(of: hierarchy.baseline)
      else { return false }
    } else if isBare, !wasBare, hierarchy.type(of: view) == nil {
      return true
    }
    guard isBare || !hierarchy.contract.restingLook.contains(kind) else {
      record.rely(on: .restingLook)
      return false
    }
    return old != new
  }

  private mutating func convict(
    _ view: Name, _ kind: ViewProperty.Kind, isLost: Bool, _ hierarchy: HierarchyState
  ) {
    let text = hierarchy.names.text(view)
    let end = hierarchy.lastEnd.map { Evidence.event($0) }
    if isLost {
      record.convict(
        "\(text) has lost the \(kind.rawValue) that it had",
        [
          .baseline(.property(text, kind)),
          hierarchy.lastSet(kind, of: view).map { .event($0) } ?? end, .ending(.view(text)),
        ])
    } else {
      record.convict(
        "\(text) keeps the \(kind.rawValue) that it got for the transition",
        [hierarchy.proof(of: kind, of: view) ?? end, .ending(.property(text, kind))])
    }
  }
}
