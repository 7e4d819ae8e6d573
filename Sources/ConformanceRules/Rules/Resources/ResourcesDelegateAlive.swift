/// A transitioning delegate outlives the presentation that it was set for, and the app's delegate of a
/// navigation keeps its place.
///
/// Condition: from the moment that a delegate is set on a controller, no request for that
/// controller and no beginning of its presentation or dismissal finds the weak reference empty,
/// unless somebody cleared it on purpose. Who has been presented since, and is so no more, needs it only when
/// presented again.
///
/// At rest the app's delegate of a navigation is in its place, or knows of what is shown: who stands in for it
/// passes that on. A library's own delegate of a navigation or of tabs is the subject itself, which an app
/// puts there on purpose, and displaces nobody.
struct ResourcesDelegateAlive: RuleChecker {
  static let id: RuleID = "resources-delegate-alive"
  static let statement = """
    The transitioning delegate of a presented controller is alive from the presentation to the \
    dismissal, and the app's delegate of a navigation goes on hearing of it.
    """
  static let clauses = [alive, displaced]
  static let exceptions = [
    RuleException(
      "cleared", "A delegate that somebody took away on purpose is not missed.",
      guards: [
        .subject("faulty/delegate-nobody-keeps"),
        .sketch(
          "delegates that are lost: one was cleared and set again, one stood beside such a one"),
      ]),
    RuleException(
      "passed-on",
      "Who stands in for a navigation's delegate and passes on what is shown may stay there.",
      guards: [.subject("faulty/half-passing-push-segue")]),
  ]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewController, transitioningDelegate, a weak reference"),
    .apple("UINavigationController, delegate"),
    .derived(from: "that property: whoever sets it for a while takes it from somebody"),
  ]
  static let remedy = """
    Keep the delegate in something that lives as long as the presented controller; the property is \
    weak.
    """
  static let specificity = Specificity.call
  static let topics: [Topic] = [
    .delegateSet, .delegateCleared, .delegateLost, .delegateDisplaced, .begin, .release,
  ]

  private static let alive = RuleClause(
    "alive", "The weak reference to a delegate that was set is not found empty.")

  private static let displaced = RuleClause(
    "displaced",
    "The app's delegate of a navigation is in its place at rest, or knows of what is shown.",
    remedy: """
      Put back the delegate that the navigation had before, once the transition is over, cancelled or \
      not; or pass on to it all that its place is told and asked.
      """)

  private(set) var record = Record()
  private var delegates: NameMap<State> = [:]
  /// Whose presentation has begun since a delegate was set on them.
  private var served: Set<Name> = []

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    switch entry.topic {
    case .begin: begin(entry, in: hierarchy)
    case .delegateLost: lose(entry, in: hierarchy)
    case .delegateDisplaced: displace(entry, in: hierarchy)
    case .delegateSet:
      note(.set(entry.index), for: entry.principal)
      if let controller = entry.principal {
        if hierarchy.presenter(of: controller) == nil {
          served.remove(controller)
        } else {
          served.insert(controller)
        }
      }
    case .delegateCleared: note(.cleared, for: entry.principal)
    case .release:
      note(nil, for: entry.principal)
      if let controller = entry.principal { served.remove(controller) }
    default: break
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    delegates[name] = nil
    served.remove(name)
  }
}

extension ResourcesDelegateAlive {
  /// What became of a controller's delegate.
  private enum State {
    case set(Int)
    /// It was lost when nobody needed it any more.
    case lostAfterUse(Int)
    case cleared, lost
  }

  private mutating func note(_ state: State?, for controller: Name?) {
    guard let controller else { return }
    delegates[controller] = state
  }

  private mutating func begin(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let transition = entry.principal.flatMap({ hierarchy.transitions[$0] }) else { return }
    switch transition.kind {
    case .present:
      if let presented = transition.to { begin(presenting: presented, entry, in: hierarchy) }
    case .dismiss:
      if case .set = transition.from.flatMap({ delegates[$0] }) { record.exercise() }
    case .push, .pop, .set, .select, .replace: break
    }
  }

  private mutating func begin(
    presenting controller: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    served.insert(controller)
    switch delegates[controller] {
    case .set: record.exercise()
    case .lostAfterUse(let loss):
      delegates[controller] = .lost
      record.convict(
        Self.alive,
        """
        the transitioning delegate of \(hierarchy.names.text(controller)) was deallocated, and that is presented \
        again
        """,
        [.event(loss), .event(entry.index)])
    case .cleared, .lost, nil: break
    }
  }

  /// Whether a controller has been presented with its delegate, and is so no more.
  private func isDone(_ controller: Name, in hierarchy: HierarchyState) -> Bool {
    let stood = delegates[controller] == nil && hierarchy.baseline.presenter(of: controller) != nil
    return (served.contains(controller) || stood) && hierarchy.presenter(of: controller) == nil
  }

  private mutating func lose(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let controller = entry.principal else { return }
    let name = hierarchy.names.text(controller)
    switch delegates[controller] {
    case .cleared, .lost, .lostAfterUse:
      return
    case .set where isDone(controller, in: hierarchy), nil where isDone(controller, in: hierarchy):
      delegates[controller] = .lostAfterUse(entry.index)
      return
    case .set(let event):
      record.convict(
        Self.alive,
        "the transitioning delegate of \(name) was deallocated while it was needed",
        [.event(event), .event(entry.index)])
    case nil:
      record.convict(
        Self.alive,
        "the transitioning delegate of \(name) was deallocated while it was needed",
        [.baseline(.heading), .event(entry.index)])
    }
    delegates[controller] = .lost
  }

  private mutating func displace(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let navigation = entry.principal else { return }
    record.convict(
      Self.displaced,
      """
      the app's delegate of \(hierarchy.names.text(navigation)) lost its place, and missed what is shown
      """,
      [hierarchy.lastEnd.map { .event($0) }, .event(entry.index)])
  }
}
