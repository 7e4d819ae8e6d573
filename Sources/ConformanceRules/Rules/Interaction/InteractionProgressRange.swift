import AppearanceTrace

/// Progress is told, stays in its range, and ends with the verdict.
///
/// Condition: each progress that the subject tells is from 0 to 1, and no verdict was given since
/// the start or the last pause. Where a driver of the subject's began, and fingers have moved at five
/// moments by the verdict, a progress was told before that. (The number is ours.)
struct InteractionProgressRange: RuleChecker {
  static let id: RuleID = "interaction-progress-range"
  static let statement = """
    Progress is told while a finger moves, as a number from 0 to 1, and not any more after the \
    verdict.
    """
  static let clauses = [decided, range, told]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIPercentDrivenInteractiveTransition, update(_:): from 0 to 1"),
    .apple(
      "UIViewControllerContextTransitioning, updateInteractiveTransition(_:): to be called regularly while"
        + " events of the user's are tracked"),
    .derived(from: "that a verdict ends what updateInteractiveTransition(_:) tells of"),
  ]
  static let remedy = """
    Keep the progress between 0 and 1, and stop telling it when you have called finish or \
    cancel.
    """
  static let specificity = Specificity.call
  static let topics: [Topic] = [
    .startInteractiveTransition, .gestureMoved, .updateInteractiveTransition,
    .finishInteractiveTransition, .cancelInteractiveTransition,
  ]

  private static let decided = RuleClause(
    "before-verdict", "No progress is told after the verdict.")
  private static let range = RuleClause(
    "in-range", "Progress is a number from 0 to 1.")
  private static let told = RuleClause(
    "told",
    "While a finger moves its transition is told how far it is, so that what runs alongside follows.",
    level: .should,
    remedy: """
      Call update of the percent-driven transition, or updateInteractiveTransition of the context, whenever \
      the finger moves.
      """)

  private(set) var record = Record()
  /// The transitions that drivers of the subject's have begun, and that were told nothing yet.
  private var untold: NameMap<Untold> = [:]

  private struct Untold {
    let start: Int
    /// The moments at which a finger has moved.
    var moments: [TraceTime] = []
    var lastMove: Int?
  }

  /// At how many moments a finger moves until somebody has to be told.
  private static let patience = 5

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    switch entry.topic {
    case .startInteractiveTransition:
      guard entry.mark == .crossing, let transition = entry.counterpart else { return }
      untold[transition] = Untold(start: entry.index)
    case .gestureMoved: move(entry)
    case .updateInteractiveTransition:
      entry.principal.map { untold[$0] = nil }
      judge(entry, in: hierarchy)
    default: decide(entry, in: hierarchy)
    }
  }

  private mutating func move(_ entry: IndexedEvent) {
    for transition in untold.keys {
      guard let silence = untold[transition], silence.moments.count < Self.patience,
        silence.moments.last != entry.time
      else { continue }
      untold[transition]?.moments.append(entry.time)
      untold[transition]?.lastMove = entry.index
    }
  }

  private mutating func decide(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let transition = entry.principal, let silence = untold[transition] else { return }
    untold[transition] = nil
    guard silence.moments.count == Self.patience else { return record.exercise() }
    record.convict(
      Self.told,
      "a finger moved, and \(hierarchy.names.text(transition)) was not told how far",
      [.event(silence.start), silence.lastMove.map { .event($0) }, .event(entry.index)])
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) { untold[name] = nil }

  private mutating func judge(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard entry.isBySubject,
      let transition = entry.principal.flatMap({ hierarchy.transitions[$0] })
    else { return }
    let name = hierarchy.names.text(transition.name)
    if let verdict = transition.verdict, verdict.word != .pause {
      record.convict(
        Self.decided,
        "\(name) was told of progress after its verdict",
        [.event(verdict.event), .event(entry.index)])
    } else if let number = entry.call?.number(nil), !(0...1).contains(number) {
      record.convict(
        Self.range,
        "\(name) was told of a progress that is not from 0 to 1",
        [.event(transition.begin), .event(entry.index)])
    } else {
      record.exercise()
    }
  }
}
