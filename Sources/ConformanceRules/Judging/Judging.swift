public import AppearanceTrace

/// A judgement in the making: it takes a trace event by event, as it happens or as it was recorded.
public struct Judging: Sendable {
  private(set) var hierarchy: HierarchyState
  private var jury: Jury
  /// The name of a clause whose breaches are overlooked; none wherever a verdict is made.
  private let muted: RuleID?
  private var count = 0

  /// Starts to judge.
  ///
  /// - Parameters:
  ///   - trace: The trace's header, cast and baseline; its events are not looked at.
  ///   - contract: By what contract it is judged; none for what the trace declares of its subject.
  public init(_ trace: borrowing Trace, contract: SubjectContract? = nil) {
    self.init(trace, contract: contract ?? trace.header.contract, checkers: nil)
  }

  /// - Parameters:
  ///   - checkers: The rules that judge; all that are built where none are named.
  ///   - roles: Who is who, where that is known already.
  init(
    _ trace: borrowing Trace, contract: SubjectContract, checkers: [any RuleChecker.Type]?,
    roles: RoleBook? = nil, memory: Int = HierarchyState.usualMemory, muting muted: RuleID? = nil
  ) {
    hierarchy = HierarchyState(
      trace, roles ?? RoleBook(trace.cast), contract: contract, memory: memory)
    self.muted = muted
    jury = Jury(PreparedRules.prepared(checkers, without: trace.header.unseen))
  }

  /// The rules at work.
  var checkers: [any RuleChecker] { jury.checkers }

  /// Takes in how the same change rests in other runs.
  ///
  /// - Parameters:
  ///   - animated: Where it is animated; none where that is not known.
  ///   - undisturbed: Where nothing was pulled in vain before; none where that is not known.
  mutating func compare(with animated: Checkpoint?, undisturbed: Checkpoint?) {
    if let animated { hierarchy.compared.animated = hierarchy.take(animated) }
    if let undisturbed { hierarchy.compared.undisturbed = hierarchy.take(undisturbed) }
  }

  /// Takes the next event.
  public mutating func observe(_ event: Event) {
    // Rules see the hierarchy as it was before the event, but for a transition that begins with it.
    let entry = hierarchy.read(event, at: count)
    jury.observe(entry, in: hierarchy)
    hierarchy.apply(entry, event)
    forget(hierarchy.leavers())
    count += 1
  }

  private mutating func forget(_ names: [Name]) {
    guard !names.isEmpty else { return }
    // Rules come first: one that judges what it drops asks the hierarchy for names and places.
    jury.forget(all: names, in: hierarchy)
    for name in names { hierarchy.forget(name) }
  }

  /// What can be said of a rule so far: open, broken, or that it is not judged here; none for a rule that
  /// is not built.
  public func standing(of rule: RuleID) -> Outcome? { jury.standing(of: rule) }

  /// Ends the judgement.
  ///
  /// - Parameter trace: The whole trace, whose events have all been taken.
  public mutating func conclude(_ trace: Trace) -> Judgement {
    conclude(trace.ending)
    return Judgement(of: trace, by: jury, muting: muted)
  }

  /// Ends the judgement of a trace of which nobody has kept the events.
  ///
  /// - Parameters:
  ///   - trace: The trace without its events, which have all been taken.
  ///   - whole: Gives all of it. It is asked where something was found, which is told with lines of it.
  mutating func conclude(
    _ trace: Trace, reading whole: () throws(TraceSyntaxError) -> Trace
  ) throws(TraceSyntaxError) -> Judgement {
    if let acquittal = acquittal(of: trace) { return acquittal }
    return Judgement(of: try whole(), by: jury, muting: muted)
  }

  /// Ends the judgement of a trace of which nobody has kept the events.
  ///
  /// - Parameter trace: The trace without its events, which have all been taken.
  /// - Returns: None where something was found: that is told with lines of the trace.
  mutating func acquittal(of trace: Trace) -> Judgement? {
    conclude(trace.ending)
    return jury.isContent ? Judgement(of: trace, by: jury, muting: muted) : nil
  }

  /// Whether nothing is found so far.
  var isContent: Bool { jury.isContent }

  /// Lets the checkers judge another trace; this one is of no further use.
  mutating func retire() { jury.retire() }

  private mutating func conclude(_ ending: Trace.Ending) {
    let conclusion: Conclusion =
      switch ending {
      case .settled(_, let checkpoint): .settled(hierarchy.take(checkpoint))
      case .unsettled(_, let checkpoint): .unsettled(hierarchy.take(checkpoint))
      case .raised: .raised
      }
    hierarchy.comeToRest()
    jury.conclude(conclusion, in: hierarchy)
  }
}
