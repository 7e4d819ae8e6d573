public import AppearanceTrace

/// A judgement in the making: it takes a trace event by event, as it happens or as it was recorded.
public struct Judging: Sendable {
  private(set) var hierarchy: HierarchyState
  private(set) var checkers: [any RuleChecker]
  /// The places of the checkers whose rules can be judged on the trace's host.
  private let judged: [Int]
  private let table: SubscriptionTable
  /// The name of a clause whose breaches are overlooked; none wherever a verdict is made.
  private let muted: RuleID?
  /// Whether all rules judge that are built.
  private let isWhole: Bool
  private var count = 0

  /// Starts to judge.
  ///
  /// - Parameters:
  ///   - trace: The trace's header, cast and baseline; its events are not looked at.
  ///   - contract: By what contract it is judged; none for what the trace declares of its subject.
  public init(_ trace: borrowing Trace, contract: SubjectContract? = nil) {
    self.init(trace, contract: contract ?? trace.header.contract, checkers: nil)
  }

  /// - Parameter checkers: The rules that judge; all that are built where none are named.
  init(
    _ trace: borrowing Trace, contract: SubjectContract, checkers: [any RuleChecker.Type]?,
    memory: Int = HierarchyState.usualMemory, muting muted: RuleID? = nil
  ) {
    hierarchy = HierarchyState(trace, contract: contract, memory: memory)
    self.muted = muted
    isWhole = checkers == nil
    let rules = PreparedRules.prepared(checkers, without: trace.header.unseen)
    self.checkers = rules.checkers
    judged = rules.judged
    table = rules.table
  }

  /// Takes in how the same change rests where it is animated.
  mutating func compare(with animated: Checkpoint) {
    hierarchy.animatedRest = hierarchy.take(animated)
  }

  /// Takes the next event.
  public mutating func observe(_ event: Event) {
    // Rules see the hierarchy as it was before the event, but for a transition that begins with it.
    let entry = hierarchy.read(event, at: count)
    Self.ask(&checkers, at: table[entry.topic], hierarchy) { $0.observe(entry, in: $1) }
    hierarchy.apply(entry, event)
    forget(hierarchy.leavers())
    count += 1
  }

  private mutating func forget(_ names: [Name]) {
    guard !names.isEmpty else { return }
    // Rules come first: one that judges what it drops asks the hierarchy for names and places.
    Self.ask(&checkers, at: judged, hierarchy) { $0.forget(all: names, in: $1) }
    for name in names { hierarchy.forget(name) }
  }

  /// What can be said of a rule so far: open, broken, or that it is not judged here; none for a rule that
  /// is not built.
  public func standing(of rule: RuleID) -> Outcome? {
    guard let place = checkers.firstIndex(where: { type(of: $0).id == rule }) else { return nil }
    return judged.contains(place) ? checkers[place].standing : .notJudged
  }

  /// Ends the judgement.
  ///
  /// - Parameter trace: The whole trace, whose events have all been taken.
  public mutating func conclude(_ trace: Trace) -> Judgement {
    Judgement(of: trace, by: conclude(trace.ending), muting: muted)
  }

  /// Ends the judgement of a trace of which nobody has kept the events.
  ///
  /// - Parameters:
  ///   - trace: The trace without its events, which have all been taken.
  ///   - whole: Gives all of it. It is asked where something was found, which is told with lines of it.
  mutating func conclude(
    _ trace: Trace, reading whole: () throws(TraceSyntaxError) -> Trace
  ) throws(TraceSyntaxError) -> Judgement {
    let checkers = conclude(trace.ending)
    let isClean = checkers.allSatisfy { $0.record.charges.isEmpty }
    return Judgement(of: isClean ? trace : try whole(), by: checkers, muting: muted)
  }

  /// Lets the checkers judge another trace; this one is of no further use.
  mutating func retire() {
    if isWhole { PreparedRules.takeBack(from: &checkers) }
  }

  private mutating func conclude(_ ending: Trace.Ending) -> [any RuleChecker] {
    let conclusion: Conclusion =
      switch ending {
      case .settled(_, let checkpoint): .settled(hierarchy.take(checkpoint))
      case .unsettled(_, let checkpoint): .unsettled(hierarchy.take(checkpoint))
      case .raised: .raised
      }
    Self.ask(&checkers, at: judged, hierarchy) { $0.conclude(conclusion, in: $1) }
    return checkers
  }

  /// Asks some checkers something about one hierarchy.
  ///
  /// The hierarchy is handed over once, and not with each question: without optimization each would copy
  /// it, since it stands beside what the question changes.
  private static func ask(
    _ checkers: inout [any RuleChecker], at places: [Int], _ hierarchy: HierarchyState,
    _ question: (inout any RuleChecker, HierarchyState) -> Void
  ) {
    for place in places { question(&checkers[place], hierarchy) }
  }
}
