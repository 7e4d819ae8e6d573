/// Escape closes what can be closed.
///
/// Condition: where something is presented and no dismissal runs, somebody understands the escape
/// gesture; and where somebody says so, something follows before the script acts again or all is at
/// rest, as long as anything is presented. A transition that begins follows, and so does a view that is
/// taken out: who understood the gesture may have gone back in a stack or closed a part of its screen,
/// and no line tells which of them he meant. How what follows ends is the affair of other rules.
struct AccessibilityEscapeWorks: RuleChecker {
  static let id: RuleID = "accessibility-escape-works"
  static let statement = """
    The escape gesture closes a screen that can be closed, and says so.
    """
  static let clauses = [understood, followed]
  static let exceptions = [alreadyLeaving]
  static let level = Level.should
  static let authority: [Authority] = [
    .apple("NSObject, accessibilityPerformEscape()")
  ]
  static let remedy = """
    Override accessibilityPerformEscape in the screen or its shell, dismiss, and return \
    true.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .accessibilityPerformEscape, .begin, .remove,
  ]

  private static let understood = RuleClause(
    "understood", "Where something is presented, somebody understands the escape gesture.")
  private static let followed = RuleClause(
    "followed", "Where somebody says that he understood it, something goes.",
    remedy: "Return true from accessibilityPerformEscape only where you dismiss or go back.")

  private static let alreadyLeaving = RuleException(
    "already-leaving", "Nothing is demanded while a dismissal runs.",
    guards: [
      .subject("faulty/escape-ignored"),
      .sketch("an escape gesture that does nothing after a dismissal, and one while a push runs"),
    ])

  private(set) var record = Record()
  /// The gesture that was understood and that nothing has followed, with what shows the screen.
  private var promise: (event: Int, screen: Evidence)?

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    if let promise { follow(promise, entry, in: hierarchy) }
    guard entry.topic == .accessibilityPerformEscape, !hierarchy.isDismissing,
      let presentation = hierarchy.presentations.values.max(by: {
        $0.presented.number < $1.presented.number
      })
    else { return }
    let screen = hierarchy.lastEnd.map { Evidence.event($0) } ?? .baseline(.heading)
    guard entry.call?.flag("handled") == false else {
      promise = (entry.index, screen)
      return
    }
    record.convict(
      Self.understood,
      "\(hierarchy.names.text(presentation.presented)) is up, and the escape gesture does nothing",
      [screen, .event(entry.index)])
  }

  /// Judges what has followed a gesture at the first event that can.
  private mutating func follow(
    _ promise: (event: Int, screen: Evidence), _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    self.promise = nil
    let isAgain = entry.topic == .accessibilityPerformEscape
    let act = isAgain ? entry.index : hierarchy.lastAct ?? 0
    guard act > promise.event, !hierarchy.presentations.isEmpty else { return record.exercise() }
    convict(promise, .event(act))
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let promise, let finalState = conclusion.finalState else { return }
    guard !finalState.presenters.isEmpty else { return record.exercise() }
    convict(promise, .ending(.field(.presented, nil)))
  }

  private mutating func convict(_ promise: (event: Int, screen: Evidence), _ proof: Evidence) {
    record.convict(
      Self.followed,
      "the escape gesture is said to be understood, and nothing goes",
      [promise.screen, .event(promise.event), proof])
  }
}

extension HierarchyState {
  /// Whether a dismissal runs.
  fileprivate var isDismissing: Bool { running(.dismiss) != nil }
}
