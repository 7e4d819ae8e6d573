/// No controller turns round in the middle of a transition that holds.
///
/// Condition: a party of a transition that is told the opposite while a change of it is open belongs to
/// a transition that was given up for a while: one that ends cancelled, or got a cancel verdict on its
/// way. Where several transitions run about it, or about the controllers around it, each of them would have
/// to hold. One of them that lets the party, or a controller around it, go where it was told to is the
/// reason, and no reversal. Only the first reversal of a party in a transition counts.
struct AppearanceNoSpuriousReversal: RuleChecker {
  static let id: RuleID = "appearance-no-spurious-reversal"
  static let statement = """
    Where nothing is cancelled, no controller turns from leaving to appearing or from appearing to \
    leaving in the middle of a transition.
    """
  static let clauses = [turned]
  static let exceptions = [
    RuleException(
      "called-for",
      "A side may turn where another running transition about it, or about a container around it, asks for that.",
      guards: [
        .sketch("a reversal that neither of two transitions asks for"),
        .sketch("a reversal in a push that holds, while somebody else's presentation is given up"),
      ])
  ]
  static let level = Level.must
  static let authority: [Authority] = [
    .observed(["FS-01", "NV-01", "NI-02"]),
    .derived(
      from:
        "those orders: the sides of a transition turn round where it is cancelled, and nowhere else"
    ),
  ]
  static let remedy = """
    Leave the outgoing view where the context has it; move a snapshot instead of the view itself.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .viewWillAppear, .viewWillDisappear, .cancelInteractiveTransition, .end,
  ]

  private static let turned = RuleClause(
    "turned", "A side of a transition that holds is not told the opposite on its way.")

  private(set) var record = Record()
  /// The reversals that stand or fall with the outcome of transitions that still run.
  private var reversals: [Reversal] = []
  /// The open transitions that were given up at some time.
  private var givenUp: Set<Name> = []
  /// Who has turned round in each transition that is open.
  private var turned: NameMap<[Name]> = [:]

  private struct Reversal {
    let party: Name
    let transition: Name
    let start: Evidence
    let event: Int
    /// The transitions that have to hold, of those that have not ended.
    var open: Set<Name>
  }

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let object = entry.principal else { return }
    switch entry.topic {
    case .cancelInteractiveTransition:
      if hierarchy.open.contains(object) { givenUp.insert(object) }
    case .end: settle(object, entry, in: hierarchy)
    default: turn(object, entry, in: hierarchy)
    }
  }

  private mutating func turn(_ party: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState) {
    let comes = entry.topic == .viewWillAppear
    guard hierarchy.phase(of: party) == (comes ? .disappearing : .appearing), !entry.isDirect,
      let own = hierarchy.running(about: party).last
    else { return }
    let circle = circle(of: party, in: own, hierarchy)
    let reasons = hierarchy.running.filter { transition in
      circle.contains { transition.concerns($0) }
    }
    let isCalledFor = reasons.contains { transition in
      circle.contains { (comes ? transition.to : transition.from) == $0 }
    }
    guard !isCalledFor, turned[own.name]?.contains(party) != true else { return }
    turned[own.name, default: []].append(party)
    reversals.append(
      Reversal(
        party: party, transition: own.name, start: hierarchy.proofOfPhase(of: party),
        event: entry.index, open: Set(reasons.map(\.name))))
  }

  /// A side of a transition, and the controllers around it; one that comes gets its parent at the end.
  private func circle(
    of party: Name, in transition: TransitionState, _ hierarchy: HierarchyState
  ) -> [Name] {
    let own = hierarchy.line(from: party)
    guard own.count == 1, !transition.isModal else { return own }
    let parent = transition.sides.lazy.compactMap { hierarchy.objects[$0].parent }.first
    return own + (parent.map { hierarchy.line(from: $0) } ?? [])
  }

  private mutating func settle(
    _ transition: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    turned[transition] = nil
    let wasGivenUp = givenUp.remove(transition) != nil || entry.flag != true
    var waiting: [Reversal] = []
    var isExercised = true
    for var reversal in reversals {
      let isConcerned = reversal.open.remove(transition) != nil
      if isConcerned, wasGivenUp { continue }
      guard isConcerned, reversal.open.isEmpty else {
        waiting.append(reversal)
        continue
      }
      isExercised = false
      record.convict(
        Self.turned,
        """
        \(hierarchy.names.text(reversal.party)) turned round in the middle of \
        \(hierarchy.names.text(reversal.transition)), which was never given up
        """,
        [reversal.start, .event(reversal.event), .event(entry.index)])
    }
    reversals = waiting
    if isExercised { record.exercise() }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    turned[name] = nil
    givenUp.forget(name)
    reversals.removeAll { $0.party == name || $0.open.contains(name) }
  }
}
