/// Who serves a transition lives until its end.
///
/// Condition: neither the driver nor the animator of a transition is deallocated before the
/// transition ends.
struct ResourcesDriverAlive: RuleChecker {
  static let id: RuleID = "resources-driver-alive"
  static let statement = """
    Animator and driver live until the transition that they serve is complete.
    """
  static let clauses = [alive]
  static let level = Level.must
  static let authority: [Authority] = [
    .derived(
      from: """
        that their methods are called until the end, and that nobody but the delegate has to keep a \
        driver
        """)
  ]
  static let remedy = """
    Drop the driver when the transition has ended, and not when the finger has gone.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .startInteractiveTransition, .animateTransition, .release, .end,
  ]

  private static let alive = RuleClause(
    "alive", "Neither the driver nor the animator of a transition is deallocated before it ends.")

  private(set) var record = Record()
  /// Whom each animator and each driver serves: the transitions that still run.
  private var services: NameMap<[Service]> = [:]
  /// Who serves each transition that runs.
  private var servants: NameMap<[Name]> = [:]

  private struct Service {
    let transition: Name
    let event: Int
  }

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let object = entry.principal else { return }
    switch entry.topic {
    case .release:
      let all = services.removeValue(forKey: object) ?? []
      let running = all.last { hierarchy.transitions[$0.transition].map { $0.end == nil } ?? false }
      guard let service = running, let transition = hierarchy.transitions[service.transition]
      else { return }
      record.convict(
        Self.alive,
        """
        \(hierarchy.names.text(object)) was deallocated before \
        \(hierarchy.names.text(service.transition)) was over
        """,
        [
          transition.occasion.map { .event($0) }, .event(transition.begin), .event(service.event),
          .event(entry.index),
        ])
    case .end:
      dismissServants(of: object)
      record.exercise()
    default:
      guard entry.mark == .crossing, let transition = entry.counterpart else { return }
      services[object, default: []].removeAll { $0.transition == transition }
      services[object, default: []].append(Service(transition: transition, event: entry.index))
      servants[transition, default: []].append(object)
    }
  }

  private mutating func dismissServants(of transition: Name) {
    for servant in servants.removeValue(forKey: transition) ?? [] {
      services[servant]?.removeAll { $0.transition == transition }
      if services[servant]?.isEmpty == true { services[servant] = nil }
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    dismissServants(of: name)
    services[name] = nil
  }
}
