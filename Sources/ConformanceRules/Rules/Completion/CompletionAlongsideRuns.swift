/// What is handed to a coordinator runs once, and its completion once after it.
///
/// Condition: of the host's coordinators, each completion tells the outcome of its transition; of a
/// container's own, each screen that hands blocks in sees both run, once each, before the trace ends.
///
/// How often the blocks of a host's coordinator run is not judged: no line says who handed one in, or
/// whether anybody did. Several may, and each may come without a completion, or be only that.
struct CompletionAlongsideRuns: RuleChecker {
  static let id: RuleID = "completion-alongside-runs"
  static let statement = """
    Blocks given to the transition coordinator run once during the transition, and their \
    completions once after it with the right cancelled flag, for all animators alike.
    """
  static let clauses = [outcome, blocks, hosts]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewControllerTransitionCoordinator")
  ]
  static let remedy = """
    Let the context run the coordinator's blocks, not one of the animators.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .animateAlongsideTransition, .alongside, .alongsideCompletion, .end,
  ]

  private static let outcome = RuleClause(
    "outcome",
    """
    The completions hear the outcome of the transition.
    """, .sketched(because: "UIKit runs them itself"))
  private static let blocks = RuleClause(
    "each-once", "A container's own coordinator runs each block and each completion once.")
  private static let hosts = RuleClause(
    "of-hosts", "The blocks of UIKit's own coordinators run once.",
    .notJudged(
      because: """
        no line says who handed one in, or whether anybody did
        """))

  private(set) var record = Record()
  /// What each coordinator has promised to which screen.
  private var promises: NameMap<NameMap<Progress>> = [:]
  private var flags: NameMap<Sign> = [:]

  private struct Progress {
    let event: Int
    var runs = 0
    var completions = 0
  }

  private struct Sign {
    let isCancelled: Bool
    let event: Int
  }

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let receiver = entry.principal else { return }
    if entry.topic == .end { return settle(receiver, entry, in: hierarchy) }
    guard let screen = entry.counterpart else {
      if entry.topic == .alongsideCompletion, let flag = entry.call?.flag("isCancelled") {
        flags[receiver] = Sign(isCancelled: flag, event: entry.index)
      }
      return
    }
    switch entry.topic {
    case .animateAlongsideTransition:
      promises[receiver, default: [:]][screen] = Progress(event: entry.index)
    case .alongside: promises[receiver]?[screen]?.runs += 1
    default: promises[receiver]?[screen]?.completions += 1
    }
  }

  private mutating func settle(
    _ transition: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    guard let sign = flags.removeValue(forKey: transition), let isFinished = entry.flag else {
      return
    }
    guard sign.isCancelled == isFinished else { return record.exercise() }
    record.convict(
      Self.outcome,
      """
      the blocks beside \(hierarchy.names.text(transition)) were told another outcome than its \
      own
      """,
      [.event(sign.event), .event(entry.index)])
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    flags[name] = nil
    for (screen, progress) in promises.removeValue(forKey: name) ?? [:] {
      judge(screen, progress, in: hierarchy)
    }
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard conclusion.isComplete else { return }
    for (screen, progress) in promises.values.flatMap({ Array($0) })
      .sorted(by: { $0.value.event < $1.value.event })
    {
      judge(screen, progress, in: hierarchy)
    }
  }

  private mutating func judge(_ screen: Name, _ progress: Progress, in hierarchy: HierarchyState) {
    guard progress.runs != 1 || progress.completions != 1 else { return record.exercise() }
    record.convict(
      Self.blocks,
      """
      the block that \(hierarchy.names.text(screen)) handed in ran \(progress.runs) times, and its \
      completion \(progress.completions) times
      """,
      [.event(progress.event), .ending(.heading)])
  }
}
