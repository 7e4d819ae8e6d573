/// No change is begun on top of another and left half done.
///
/// Condition: script or subject ask a container, which is not on its way itself, for a change while
/// one of its children is on its way in or out. At rest none of its children is so any more, and
/// the bar of a stack has an item for each screen. Where the subject asks itself, or lets a tap through
/// that does, UIKit does not complain of both (D7); a pop within a push is the stack's own affair.
///
/// And where the script asks for a side to be opened or closed so, and does nothing after that: a child that
/// begins to come in that instant is not gone at rest, and one that begins to go has not appeared again. What
/// leads to no beginning was refused, or waits.
struct InteractionNoOverlap: RuleChecker {
  static let id: RuleID = "interaction-no-overlap"
  static let statement = """
    A change that is asked for while another one runs in the same container is refused, \
    waits, or interrupts it cleanly; neither is left half done.
    """
  static let clauses = [bar, halves, newest]
  static let exceptions = [
    RuleException(
      "pop-within-push", "A pop within a push is the stack's own affair.",
      guards: [
        .subject("faulty/pop-within-pop"),
        .sketch("a push that the subject asks for within a push, a while after a tap"),
        .sketch("a pop within a push that a tap leads to, which the subject lets through"),
      ])
  ]
  static let level = Level.must
  static let authority: [Authority] = [
    .observed(["D7"]),
    .derived(from: "that a child which is never told the end counts as coming or going for ever"),
  ]
  static let remedy = """
    Ask whether a change of yours runs before you begin another, and bring the first to its \
    end.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .select, .replace, .open, .close, .pushViewController, .popViewController,
    .setViewControllers, .setSelectedIndex, .fault, .gestureBegan, .end, .viewWillAppear,
    .viewWillDisappear,
  ]

  private static let bar = RuleClause(
    "one-at-a-time", "The subject does not ask for a change that makes UIKit complain of a bar.")
  private static let halves = RuleClause(
    "to-the-end", "Both changes come to an end.")
  private static let newest = RuleClause(
    "newest", "What a container begins when it is asked for that last is what it shows at rest.",
    remedy: """
      Let the completion of a change do nothing where another change has begun since.
      """)

  private(set) var record = Record()
  /// The change that runs in a container, and the one that was asked for on top of it.
  private var overlaps: NameMap<(first: Int?, second: Int)> = [:]
  /// The change that a container was asked for last.
  private var requests: NameMap<Int> = [:]
  /// The last change that the subject itself asked for while one ran, and where that began.
  private var own: (running: Int?, request: Int)?
  /// The last tap in the middle of a transition.
  private var tap: IndexedEvent?
  /// What the script asked for last, if that was a side in the middle of a change.
  private var wish: NewestWish?

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard entry.topic != .viewWillAppear, entry.topic != .viewWillDisappear else {
      wish?.take(entry, in: hierarchy)
      return
    }
    guard entry.topic != .fault else { return complain(entry, in: hierarchy) }
    guard entry.topic != .end else {
      if hierarchy.open.allSatisfy({ $0 == entry.principal }) { (own, tap) = (nil, nil) }
      return
    }
    guard entry.topic != .gestureBegan else {
      let isLetThrough = entry.call?.isTap ?? false && !hierarchy.open.isEmpty
      tap = isLetThrough ? entry : nil
      return
    }
    if !hierarchy.open.isEmpty {
      let running = hierarchy.open.lazy.compactMap { hierarchy.transitions[$0]?.begin }.first
      if entry.isBySubject {
        own = hierarchy.push(around: entry) == nil ? (running, entry.index) : nil
      }
      if let tap, tap.time == entry.time { own = (running, tap.index) }
    }
    guard entry.mark == .script || entry.isBySubject, let container = entry.principal else {
      return
    }
    if Self.isChanging(container, in: hierarchy) {
      if entry.mark == .script, entry.topic == .open || entry.topic == .close {
        wish = NewestWish(container, entry)
      }
      if overlaps[container] == nil {
        overlaps[container] = (requests[container], entry.index)
        record.exercise()
      }
    }
    requests[container] = entry.index
  }

  /// UIKit says what becomes of a bar whose change was asked for on top of another (D7).
  private mutating func complain(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let own, hierarchy.isPartingOfBar(entry) else { return }
    self.own = nil
    record.convict(
      Self.bar,
      "a change was asked for while another one ran, and UIKit complains of both",
      [own.running.map { .event($0) }, .event(own.request), .event(entry.index)])
  }

  /// Whether a child of a container is on its way in or out, and the container itself is not.
  private static func isChanging(_ container: Name, in hierarchy: HierarchyState) -> Bool {
    guard !isOnItsWay(container, in: hierarchy) else { return false }
    return hierarchy.families[container]?.contains { isOnItsWay($0, in: hierarchy) } ?? false
  }

  private static func isOnItsWay(_ controller: Name, in hierarchy: HierarchyState) -> Bool {
    switch hierarchy.phase(of: controller) {
    case .appearing, .disappearing: true
    case .gone, .appeared: false
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    overlaps[name] = nil
    requests[name] = nil
    wish?.forget(name)
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState else { return }
    for (container, overlap) in overlaps.sorted(by: { $0.value.second < $1.value.second }) {
      guard let proof = proof(of: container, finalState, in: hierarchy) else { continue }
      record.convict(
        Self.halves,
        "\(hierarchy.names.text(container)) was asked for a change while another one ran, and did"
          + " not bring both to an end",
        [overlap.first.map { .event($0) }, .event(overlap.second), proof])
    }
    judgeWish(in: hierarchy)
  }

  /// Convicts a container that has begun what it was asked for last, and shows something else.
  private mutating func judgeWish(in hierarchy: HierarchyState) {
    guard let wish, hierarchy.lastAct == wish.request else { return }
    let names = hierarchy.names
    for (child, beginning) in wish.lost(in: hierarchy) {
      record.convict(
        Self.newest,
        """
        \(names.text(wish.container)) does not show what it was asked for last: \(names.text(child)), which \
        began to \(beginning.isComing ? "come, is gone" : "go, is there")
        """,
        [
          .event(wish.request), .event(beginning.event), beginning.reversal.map { .event($0) },
          .ending(beginning.isComing ? .heading : .appearance(names.text(child))),
        ])
    }
  }

  /// What shows that a change is half done.
  private func proof(
    of container: Name, _ finalState: HierarchySnapshot, in hierarchy: HierarchyState
  ) -> Evidence? {
    let text = hierarchy.names.text(container)
    if finalState.barItems[container] != nil { return .ending(.field(.items, text)) }
    return finalState.children(of: container).first { Self.isOnItsWay($0, in: hierarchy) }.map {
      .ending(.appearance(hierarchy.names.text($0)))
    }
  }
}
