/// Dismissals are reported.
///
/// Condition, for subjects that report dismissals, whose cast has a library: no report of a controller
/// that is presented, unless a dismissal runs that takes it with it, has been reported complete or has let
/// the controller disappear, and finishes; after a report no second one until the controller is presented
/// again; and for a dismissal that finished a report, from its beginning to rest, of one that it took. Of
/// completion and did-disappear the first counts: which of an animator, a presentation controller and a
/// controller reports is the library's choice, as is of which of its screens it speaks where several go:
/// UIKit tells one that lies covered nothing when it goes with those above it. A dismissal that never
/// ends is the affair of other rules, and one that took no screen of the library's is not its affair: a
/// screen is the library's that was presented before the script acted, or that has had a delegate; where
/// no screen is, all are taken to be, for a library may go without delegates.
struct NavigationDismissalObserved: RuleChecker {
  static let id: RuleID = "navigation-dismissal-observed"
  static let statement = """
    Who reports dismissals reports each of them once, in whatever way the screen went, and \
    only when it is gone.
    """
  static let clauses = [gone, once, afterwards, takenBack, missed]
  static let exceptions = [othersScreens]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIAdaptivePresentationControllerDelegate, presentationControllerDidDismiss(_:)"),
    .derived(
      from:
        "presentationControllerDidDismiss(_:): it is called for the user's swipe alone, so who reports"
        + " dismissals has to report those by code, too"),
  ]
  static let remedy = """
    Report from the end of the dismissal transition, and for the system's swipe from \
    presentationControllerDidDismiss.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .reportDismissal, .delegateSet, .begin, .end,
  ]

  private static let gone = RuleClause(
    "gone", "No screen is reported gone that is presented and that no dismissal takes away.")
  private static let once = RuleClause(
    "once", "A screen that went is reported gone once.")
  private static let afterwards = RuleClause(
    "afterwards",
    "A screen is reported gone when it has disappeared, or its dismissal is complete.")
  private static let takenBack = RuleClause(
    "taken-back", "A screen whose dismissal is given up is not reported gone.")
  private static let missed = RuleClause(
    "missed",
    "A screen of the library's that went is reported gone by the time that all is at rest.")

  private static let othersScreens = RuleException(
    "others-screens",
    "A dismissal that takes no screen of the library's away needs no report.",
    guards: [
      .subject("faulty/own-dismissal-reported-only"),
      .sketch("a dismissal that nobody reports, which takes a screen with a delegate along"),
      .sketch("a dismissal that nobody reports, of what was presented before the script acted"),
    ])

  private(set) var record = Record()
  /// The report of each controller since it was presented last.
  private var reports: NameMap<Int> = [:]
  /// The last report of each controller.
  private var lastReports: NameMap<Int> = [:]
  /// The last dismissal of each controller that was not reported.
  private var unreported: NameMap<Unreported> = [:]
  /// The controllers that have had a delegate.
  private var guests: Set<Name> = []
  /// Whether any controller has had a delegate.
  private var hasGuests = false
  /// The reports that came while the dismissal was under way that they are about.
  private var early: [Early] = []

  private struct Unreported {
    /// Those who went.
    let gone: [Name]
    /// Whether one of them is known to be a screen of the library's.
    let isOurs: Bool
    /// The end of the dismissal.
    let end: Int
  }

  private struct Early {
    let controller: Name
    let dismissal: Name
    let event: Int
  }

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    if entry.topic == .reportDismissal { return report(entry, in: hierarchy) }
    if entry.topic == .delegateSet {
      hasGuests = true
      entry.principal.map { _ = guests.insert($0) }
      return
    }
    guard let transition = entry.principal.flatMap({ hierarchy.transitions[$0] }) else { return }
    switch (entry.topic, transition.kind) {
    case (.begin, .present): transition.to.map { reports[$0] = nil }
    case (.begin, .dismiss): transition.from.map { unreported[$0] = nil }
    case (.end, .dismiss):
      record.exercise()
      let hasFinished = entry.flag != false
      judgeEarly(transition, hasFinished: hasFinished, in: hierarchy)
      guard !hasFinished else { return note(transition, entry, in: hierarchy) }
      takeBack(transition, entry, in: hierarchy)
    default: break
    }
  }

  private mutating func report(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let controller = entry.counterpart else { return }
    for (name, missing) in unreported where missing.gone.contains(controller) {
      unreported[name] = nil
    }
    lastReports[controller] = entry.index
    let earlier = reports[controller]
    reports[controller] = entry.index
    let dismissal = hierarchy.dismissal(of: controller)
    if hierarchy.presenter(of: controller) != nil, dismissal == nil {
      let cover = hierarchy.latestRunning?.begin
      record.convict(
        Self.gone,
        "a screen was reported gone, and it is still presented",
        [(cover ?? hierarchy.lastEnd).map { .event($0) }, .event(entry.index)])
    } else if let earlier {
      record.convict(
        Self.once,
        "\(hierarchy.names.text(controller)) was reported gone twice",
        [.event(earlier), .event(entry.index)])
    } else if let dismissal, !hierarchy.isGone(controller, in: dismissal) {
      early.append(
        Early(controller: controller, dismissal: dismissal.name, event: entry.index))
    }
  }

  /// Judges what was reported too early in a dismissal that is over.
  private mutating func judgeEarly(
    _ dismissal: TransitionState, hasFinished: Bool, in hierarchy: HierarchyState
  ) {
    for report in early where report.dismissal == dismissal.name && hasFinished {
      record.convict(
        Self.afterwards,
        """
        \(hierarchy.names.text(report.controller)) was reported gone, and \
        \(hierarchy.names.text(dismissal.name)) was still taking it away
        """,
        [.event(dismissal.begin), .event(report.event)])
    }
    early.removeAll { $0.dismissal == dismissal.name }
  }

  /// Notes that a dismissal is over that should be reported by now, or soon.
  private mutating func note(
    _ dismissal: TransitionState, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    guard let controller = dismissal.from else { return }
    let gone = [controller] + hierarchy.companions(in: dismissal)
    let isOurs = gone.contains {
      guests.contains($0) || hierarchy.baseline.presenter(of: $0) != nil
    }
    let isReported = gone.contains { (lastReports[$0] ?? -1) > dismissal.begin }
    // Of two dismissals that run at once the one counts that took a screen of the library's.
    let isKnown = unreported[controller]?.isOurs ?? false
    if !isReported, isOurs || !isKnown {
      unreported[controller] = Unreported(gone: gone, isOurs: isOurs, end: entry.index)
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    if let missing = unreported.removeValue(forKey: name) {
      miss(name, missing, in: hierarchy)
    }
    guests.forget(name)
    reports[name] = nil
    lastReports[name] = nil
    early.removeAll { $0.controller == name || $0.dismissal == name }
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard conclusion.finalState != nil else { return }
    for (controller, missing) in unreported.sorted(by: { $0.value.end < $1.value.end }) {
      miss(controller, missing, in: hierarchy)
    }
  }

  private mutating func miss(
    _ controller: Name, _ missing: Unreported, in hierarchy: HierarchyState
  ) {
    let isEverybodyOurs = !hasGuests && hierarchy.baseline.presenters.isEmpty
    guard hierarchy.hasLibrary, missing.isOurs || isEverybodyOurs else { return }
    record.convict(
      Self.missed,
      "\(hierarchy.names.text(controller)) was dismissed, and the library does not know it",
      [.event(missing.end), .ending(.heading)])
  }

  /// Judges the report of a dismissal that was given up after it.
  private mutating func takeBack(
    _ dismissal: TransitionState, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    guard let controller = dismissal.from, let report = reports[controller],
      report > dismissal.begin
    else { return }
    reports[controller] = nil
    record.convict(
      Self.takenBack,
      "\(hierarchy.names.text(controller)) was reported gone, and its dismissal was given up",
      [.event(report), .event(entry.index)])
  }
}
