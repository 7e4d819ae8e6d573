/// Changes of appearance that are driven by hand are begun once and ended once.
///
/// Condition: a child with no open change gets begin, then end. While a change is open, a begin of
/// the same direction is a breach; one of the opposite direction needs a transition of that child
/// that is given up, if there is any, and one end closes both (BE-05, BE-14). UIKit's own complaint
/// of unbalanced calls (D1) is a breach, and the end that caused it is not counted twice. An end
/// for a child that got no begin also shows a begin that was sent to nobody. When the trace ends,
/// or the child is deallocated, no change is open.
///
/// Legal: a begin on the presenter whose end follows after the transition is complete (CU-06).
struct AppearanceBeginEndBalanced: RuleChecker {
  static let id: RuleID = "appearance-begin-end-balanced"
  static let statement = """
    A container that drives its children by hand sends one end for each begin, to the same child, \
    and begins again while a change is open only to reverse it on cancel.
    """
  static let clauses = [repeated, reversed, unbegun, complained, unended, released]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple(
      "UIViewController, beginAppearanceTransition(_:animated:) and endAppearanceTransition()"),
    .apple("View Controller Programming Guide, Implementing a Container View Controller"),
    .observed(["BE-05", "BE-14", "D1"]),
  ]
  static let remedy = """
    Keep the child that got the begin, and send that very child one end when the change is over.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .beginAppearanceTransition, .endAppearanceTransition, .fault, .end, .release,
  ]

  private static let repeated = RuleClause(
    "repeated", "While a change is open it is not begun again in its own direction.")
  private static let reversed = RuleClause(
    "reversed",
    "While a change is open it is begun in the other direction only where something is given up.")
  private static let unbegun = RuleClause(
    "unbegun", "An end goes to a child whose change was begun, and to no other.")
  private static let complained = RuleClause(
    "complained", "UIKit does not complain of unbalanced calls.")
  private static let unended = RuleClause(
    "unended", "Each begin has its end when the trace is over.")
  private static let released = RuleClause(
    "released", "Each begin has its end before the child is deallocated.")

  private(set) var record = Record()
  private var changes: NameMap<Change> = [:]
  private var pasts: NameMap<Past> = [:]
  private var reversals = WaitingReversals()
  private var lastCall: Int?

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    switch entry.topic {
    case .beginAppearanceTransition:
      begin(entry, in: hierarchy)
      lastCall = entry.index
    case .endAppearanceTransition:
      end(entry, in: hierarchy)
      lastCall = entry.index
    case .fault: complain(entry, in: hierarchy)
    case .end: settleReversals(entry, in: hierarchy)
    case .release: release(entry, in: hierarchy)
    default: break
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    pasts[name] = nil
    if let change = changes.removeValue(forKey: name) { miss(name, change, in: hierarchy) }
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard conclusion.isComplete else { return }
    for (child, change) in changes.sorted(by: { $0.value.begin < $1.value.begin }) {
      miss(child, change, in: hierarchy)
    }
  }

  private mutating func miss(_ child: Name, _ change: Change, in hierarchy: HierarchyState) {
    record.convict(
      Self.unended,
      "\(hierarchy.names.text(child)) got a begin, and no end until the trace was over",
      [.event(change.last), .ending(.heading)])
  }
}

extension AppearanceBeginEndBalanced {
  /// A change that has begun and not ended.
  private struct Change {
    let begin: Int
    /// The direction in which it began, and the one in which it goes now.
    let firstWay: Bool?
    var way: Bool?
    /// The begin that gave it its direction.
    var last: Int
  }

  /// What a child got before.
  private struct Past {
    var begin: Int?
    var end: Int?
    /// The charge that the last end led to, until UIKit's complaint of that end has been seen.
    var charge: Int?
  }

  private mutating func begin(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let child = entry.principal else { return }
    pasts[child, default: Past()].begin = entry.index
    guard var change = changes[child] else {
      changes[child] = Change(
        begin: entry.index, firstWay: entry.flag, way: entry.flag, last: entry.index)
      return
    }
    if change.way == entry.flag {
      let name = hierarchy.names.text(child)
      record.convict(
        Self.repeated,
        "\(name) got a second begin of the same direction and no end between",
        [.event(change.last), .event(entry.index)])
    } else if entry.flag != change.firstWay {
      reverse(change, entry, in: hierarchy)
    }
    change.way = entry.flag
    change.last = entry.index
    changes[child] = change
  }

  private mutating func reverse(
    _ change: Change, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    guard let child = entry.principal else { return }
    var transitions = hierarchy.running(about: child)
    if let cause = entry.cause.flatMap({ hierarchy.transitions[$0] }),
      !transitions.contains(where: { $0.name == cause.name })
    {
      transitions.append(cause)
    }
    if transitions.isEmpty || transitions.contains(where: \.isGivenUp) { return }
    let running = transitions.filter { $0.end == nil }.map(\.name)
    let reversal = WaitingReversals.Reversal(
      child: child, begin: change.last, event: entry.index, transitions: running)
    if running.isEmpty {
      convict(reversal, end: transitions.compactMap { $0.end?.event }.max(), in: hierarchy)
    } else {
      reversals.wait(for: reversal)
    }
  }

  private mutating func settleReversals(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let transition = entry.principal else { return }
    for reversal in reversals.end(transition, hasFinished: entry.flag == true) {
      convict(reversal, end: entry.index, in: hierarchy)
    }
  }

  private mutating func convict(
    _ reversal: WaitingReversals.Reversal, end: Int?, in hierarchy: HierarchyState
  ) {
    let name = hierarchy.names.text(reversal.child)
    record.convict(
      Self.reversed,
      "\(name) was reversed by a second begin, and nothing was cancelled",
      [.event(reversal.begin), .event(reversal.event), end.map { .event($0) }])
  }

  private mutating func end(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let child = entry.principal else { return }
    var past = pasts[child] ?? Past()
    past.charge = nil
    if changes.removeValue(forKey: child) != nil {
      record.exercise()
    } else {
      let earlier = past.end ?? past.begin
      past.charge = record.charges.count
      record.convict(
        Self.unbegun,
        "\(hierarchy.names.text(child)) got an end without a begin",
        [earlier.map { .event($0) } ?? hierarchy.proofOfPhase(of: child), .event(entry.index)])
    }
    past.end = entry.index
    pasts[child] = past
  }

  private mutating func complain(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let id = entry.counterpart, hierarchy.names.text(id) == "D1" else { return }
    guard let child = entry.principal else {
      record.convict(
        Self.complained,
        "UIKit complained of unbalanced calls",
        [lastCall.map { .event($0) }, .event(entry.index)])
      return
    }
    var past = pasts[child] ?? Past()
    if let charge = past.charge {
      record.add(.event(entry.index), toCharge: charge)
      past.charge = nil
      pasts[child] = past
      return
    }
    let calls = [past.begin, past.end].compactMap { $0 }.map { Evidence.event($0) }
    record.convict(
      Self.complained,
      "UIKit complained of unbalanced calls for \(hierarchy.names.text(child))",
      (calls.isEmpty ? [hierarchy.proofOfPhase(of: child)] : calls) + [.event(entry.index)])
  }

  private mutating func release(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let child = entry.principal else { return }
    pasts[child] = nil
    guard let change = changes.removeValue(forKey: child) else { return }
    record.convict(
      Self.released,
      "\(hierarchy.names.text(child)) got a begin, and no end until it was deallocated",
      [.event(change.last), .event(entry.index)])
  }
}
