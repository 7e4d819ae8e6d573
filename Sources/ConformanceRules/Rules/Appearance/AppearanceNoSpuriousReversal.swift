/// No controller turns round in the middle of a transition that holds.
///
/// Condition: a party of a transition that is told the opposite while a change of it is open belongs to
/// a transition that was given up for a while: one that ends cancelled, or got a cancel verdict on its
/// way. Another transition that runs may be the reason, and the rule is silent.
struct AppearanceNoSpuriousReversal: RuleChecker {
  static let id: RuleID = "appearance-no-spurious-reversal"
  static let statement = """
    Where nothing is cancelled, no controller turns from leaving to appearing or from appearing to \
    leaving in the middle of a transition.
    """
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("View Controller Programming Guide, the sequence of a transition"),
    .observed(["FS-01", "NV-01", "NI-02"]),
  ]
  static let remedy = """
    Leave the outgoing view where the context has it; move a snapshot instead of the view itself.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .viewWillAppear, .viewWillDisappear, .cancelInteractiveTransition, .end,
  ]

  private(set) var record = Record()
  /// The first reversal of a party in each transition that is open.
  private var reversals: NameMap<[Reversal]> = [:]
  /// The open transitions that were given up at some time.
  private var givenUp: Set<Name> = []

  private struct Reversal {
    let party: Name
    let start: Evidence
    let event: Int
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
    let phase = hierarchy.phase(of: party)
    let isReversal =
      entry.topic == .viewWillAppear ? phase == .disappearing : phase == .appearing
    guard isReversal, !entry.isDirect, hierarchy.open.count == 1,
      let transition = hierarchy.open.first,
      hierarchy.transitions[transition]?.concerns(party) ?? false
    else { return }
    let reversal = Reversal(
      party: party, start: hierarchy.proofOfPhase(of: party), event: entry.index)
    if !reversals[transition, default: []].contains(where: { $0.party == party }) {
      reversals[transition, default: []].append(reversal)
    }
  }

  private mutating func settle(
    _ transition: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    let found = reversals.removeValue(forKey: transition) ?? []
    let wasGivenUp = givenUp.remove(transition) != nil || entry.flag != true
    guard !wasGivenUp, !found.isEmpty else { return record.exercise() }
    for reversal in found {
      record.convict(
        """
        \(hierarchy.names.text(reversal.party)) turned round in the middle of \
        \(hierarchy.names.text(transition)), which was never given up
        """,
        [reversal.start, .event(reversal.event), .event(entry.index)])
    }
  }
}
