import AppearanceTrace

/// Progress is told, stays in its range, goes on with its fingers, and ends with the verdict.
///
/// Condition: each progress that the subject tells is from 0 to 1, and no verdict was given since
/// the start or the last pause. Where a driver of the subject's began, and fingers have moved at five
/// moments by the verdict, a progress was told before that. (The number is ours.) A progress is no less than the
/// one before where a finger came beside the first since, or went and left that, and none has gone back; once it
/// has risen under fingers.
struct InteractionProgressRange: RuleChecker {
  static let id: RuleID = "interaction-progress-range"
  static let statement = """
    Progress is told while a finger moves, as a number from 0 to 1, and not any more after the \
    verdict.
    """
  static let clauses = [decided, range, told, steady]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIPercentDrivenInteractiveTransition, update(_:): from 0 to 1"),
    .apple(
      "UIViewControllerContextTransitioning, updateInteractiveTransition(_:): to be called regularly while"
        + " events of the user's are tracked"),
    .derived(from: "that a verdict ends what updateInteractiveTransition(_:) tells of"),
    .apple(
      "UIPanGestureRecognizer, translation(in:): how far the gesture has come, for a pan of several fingers as well"
    ),
  ]
  static let remedy = """
    Keep the progress between 0 and 1, and stop telling it when you have called finish or \
    cancel.
    """
  static let specificity = Specificity.call
  static let topics: [Topic] = [
    .startInteractiveTransition, .gestureBegan, .gestureMoved, .gestureEnded, .gestureCancelled,
    .updateInteractiveTransition, .finishInteractiveTransition, .cancelInteractiveTransition,
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
  private static let steady = RuleClause(
    "steady",
    """
    Fingers that all go on do not take a transition back: whether one more comes down beside the first, or goes \
    again, it goes on from where it is.
    """,
    level: .should,
    remedy: """
      Take the progress from translation(in:), which goes on when fingers come and go, and not from location(in:), \
      the middle of all fingers, which jumps.
      """)

  private(set) var record = Record()
  /// The transitions that drivers of the subject's have begun, and that were told nothing yet.
  private var untold: NameMap<Untold> = [:]
  /// How far the transitions are that the subject has told so of, and that are not decided.
  private var courses: NameMap<CourseUnderFingers> = [:]

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
    case .gestureBegan, .gestureEnded, .gestureCancelled: change(entry, in: hierarchy)
    case .gestureMoved: move(entry, in: hierarchy)
    case .updateInteractiveTransition:
      entry.principal.map { untold[$0] = nil }
      judge(entry, in: hierarchy)
    default: decide(entry, in: hierarchy)
    }
  }

  /// A finger comes or goes.
  private mutating func change(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    let others = hierarchy.fingers.contains { $0.receiver != entry.principal }
    guard others else { return }
    // Who takes one finger alone is done when that goes, whoever else is down.
    let isDone =
      entry.topic != .gestureBegan && hierarchy.fingers.first?.receiver == entry.principal
    for transition in courses.keys {
      courses.change(transition) { course in
        if isDone { course.takeStep(nil) } else { course.takeChange(entry.index) }
      }
    }
  }

  private mutating func move(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    if !courses.isEmpty {
      let step = entry.principal.flatMap { hierarchy.step(ofFingerOn: $0, to: entry.point) }
      for transition in courses.keys { courses.change(transition) { $0.takeStep(step) } }
    }
    for transition in untold.keys {
      guard let silence = untold[transition], silence.moments.count < Self.patience,
        silence.moments.last != entry.time
      else { continue }
      untold.change(transition) { silence in
        silence.moments.append(entry.time)
        silence.lastMove = entry.index
      }
    }
  }

  private mutating func decide(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let transition = entry.principal else { return }
    courses[transition] = nil
    guard let silence = untold[transition] else { return }
    untold[transition] = nil
    guard silence.moments.count == Self.patience else { return record.exercise() }
    record.convict(
      Self.told,
      "a finger moved, and \(hierarchy.names.text(transition)) was not told how far",
      [.event(silence.start), silence.lastMove.map { .event($0) }, .event(entry.index)])
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    untold[name] = nil
    courses[name] = nil
  }

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
    } else if let number = entry.progress, !(0...1).contains(number) {
      record.convict(
        Self.range,
        "\(name) was told of a progress that is not from 0 to 1",
        [.event(transition.begin), .event(entry.index)])
    } else {
      record.exercise()
      follow(transition.name, entry, in: hierarchy)
    }
  }

  /// Judges how far a transition is by how far it was.
  private mutating func follow(
    _ transition: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    guard let progress = entry.progress else { return }
    guard let standing = courses[transition]?.take(progress, entry.index) else {
      return courses[transition] = CourseUnderFingers(at: progress, entry.index)
    }
    switch standing {
    case .unjudged, .goesOn: break
    case .takenBack(let proof):
      record.convict(
        Self.steady,
        "\(hierarchy.names.text(transition)) was taken back, though its fingers went on", proof)
    }
  }
}
