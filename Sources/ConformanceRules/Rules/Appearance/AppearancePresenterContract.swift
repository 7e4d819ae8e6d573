/// A presenter hears that it goes and comes exactly if its view does.
///
/// Condition, where UIKit tells the presenter: in a presentation or dismissal that takes the
/// presenter's view out of the window, or brings it back, it gets both callbacks of that direction;
/// in any other it gets none. Condition under every policy: it hears as often that it did disappear
/// when something was presented as it hears that it did appear when that was dismissed, both
/// finished, animated or not. A callback counts for the transition in which it came, or in which
/// its start came: by-hand ends may follow after completion (CU-06).
///
/// Legal: no callbacks at all for styles that keep the presenter (SH-01, OC-01, CU-01); callbacks
/// by hand, where the contract says that they are emulated; reversal on cancel; no way back for a
/// presenter whose view stays out of the window, if that got another root controller before the
/// dismissal began (LW-09), and whatever such a presenter is told while its view is out; whatever a presenter hears
/// once that happens while the transition runs.
struct AppearancePresenterContract: RuleChecker {
  static let id: RuleID = "appearance-presenter-contract"
  static let statement = """
    The presenting controller gets disappear and appear callbacks exactly if the presentation \
    takes its view out of the window, and what it hears on the way in it hears on the way back.
    """
  static let clauses = [staying, leaving, returning, untold, symmetry]
  static let exceptions = [
    RuleException(
      "back-already",
      """
      Where a presentation that took its presenter's view out was there before, and the presenter \
      had appeared again, how it stood does not show what it had heard.
      """,
      guards: [
        .sketch("a presenter that is told only on the way back of what was there before"),
        .sketch("a presenter that was out of the window, and comes twice on the way back"),
      ]),
    RuleException(
      "alert",
      "Below an alert, which UIKit alone presents and dismisses, nobody is to be told by hand.",
      guards: [.subject("faulty/presenter-told-nothing")]),
  ]
  static let level = Level.must
  static let authority: [Authority] = [
    .observed(["FS-01", "SH-01", "OC-01", "CU-01"]),
    .apple("UIPresentationController, shouldRemovePresentersView, for whose view goes"),
    .derived(from: "those orders for the way back: what went has to come"),
  ]
  static let remedy = """
    Leave the presenter alone, or tell it from the presentation controller's hooks, which run in \
    both directions, animated or not.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .begin, .end, .beginAppearanceTransition, .viewWillAppear, .viewDidAppear, .viewWillDisappear,
    .viewDidDisappear, .setRootViewController,
  ]

  private static let staying = RuleClause(
    "staying", "A presenter whose view stays in the window is told nothing.")
  private static let leaving = RuleClause(
    "leaving", "A presenter whose view leaves the window is told that it disappears.",
    .sketched(because: "UIKit itself tells a presenter whose view goes"))
  private static let returning = RuleClause(
    "returning", "A presenter whose view comes back to the window is told that it appears.",
    .sketched(because: "UIKit itself tells a presenter whose view comes"))
  private static let untold = RuleClause(
    "untold",
    "A presenter that stays, and is told by hand by the contract, hears of each animated change.",
    remedy: "Tell the presenter what the contract says you tell it, or drop that clause.")
  private static let symmetry = RuleClause(
    "symmetry",
    "A presenter hears as often that it did appear on the way back as that it did disappear on the way in."
  )

  private(set) var record = Record()
  /// What each presenter hears in the transition that concerned it last.
  private var chapters: NameMap<PresenterChapter> = [:]
  /// What each presenter heard when that which it presents was presented.
  private var departures: NameMap<PresenterDeparture> = [:]
  /// When the script last gave a window another root controller.
  private var newRoot: Int?

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    switch entry.topic {
    case .begin: begin(entry, in: hierarchy)
    case .end: end(entry, in: hierarchy)
    case .beginAppearanceTransition: prepare(entry)
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      hear(entry, in: hierarchy)
    case .setRootViewController: takeNewRoot(entry)
    default: break
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    if let chapter = chapters.removeValue(forKey: name) {
      close(chapter, .ending(.heading), in: hierarchy)
    }
    departures[name] = nil
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard conclusion.isComplete else { return }
    let inOrder = chapters.values.sorted { $0.transition.begin < $1.transition.begin }
    for chapter in inOrder { close(chapter, .ending(.heading), in: hierarchy) }
  }
}

extension AppearancePresenterContract {
  private mutating func begin(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let transition = entry.principal.flatMap({ hierarchy.transitions[$0] }),
      let presenter = transition.presenter
    else { return }
    if let chapter = chapters[presenter] { close(chapter, .event(entry.index), in: hierarchy) }
    chapters[presenter] = PresenterChapter(
      transition: transition, presenter: presenter, phase: hierarchy.phase(of: presenter),
      newRoot: newRoot)
  }

  private mutating func end(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let transition = entry.principal.flatMap({ hierarchy.transitions[$0] }),
      let presenter = transition.presenter,
      chapters[presenter]?.transition.name == transition.name
    else { return }
    let outcome: TransitionState.End = .init(
      outcome: entry.flag == true ? .finished : .cancelled, event: entry.index)
    chapters[presenter]?.end = outcome
  }

  private mutating func takeNewRoot(_ entry: IndexedEvent) {
    newRoot = entry.index
    for (presenter, chapter) in chapters where chapter.end == nil {
      chapters[presenter]?.isUprooted = true
    }
  }

  private mutating func prepare(_ entry: IndexedEvent) {
    guard let presenter = entry.principal, let chapter = chapters[presenter],
      entry.cause == chapter.transition.name
    else { return }
    chapters[presenter]?.beginByHand()
  }

  private mutating func hear(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let presenter = entry.principal, var chapter = chapters[presenter], !entry.isDirect
    else { return }
    guard chapter.hear(entry) else { return }
    if !chapter.transition.isRemoving, !chapter.isUprooted, !isElsewhere(chapter, in: hierarchy),
      !isShutOut(chapter, since: nil, in: hierarchy)
    {
      judgeStaying(&chapter, entry, in: hierarchy)
    }
    chapters[presenter] = chapter
  }

  /// Whether another transition that runs has business with the presenter.
  private func isElsewhere(_ chapter: PresenterChapter, in hierarchy: HierarchyState) -> Bool {
    hierarchy.running(about: chapter.presenter).contains { $0.name != chapter.transition.name }
  }

  private mutating func judgeStaying(
    _ chapter: inout PresenterChapter, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    guard !chapter.isConvicted else { return }
    switch hierarchy.contract.presenter {
    case .emulated:
      record.rely(on: .presenter)
    case .uikit:
      chapter.isConvicted = true
      let presenter = hierarchy.names.text(chapter.presenter)
      let news = Phase(after: entry.topic)?.isOutward == true ? "goes" : "comes"
      record.convict(
        Self.staying,
        "\(presenter) was told that it \(news), and its view stays in the window",
        [.event(chapter.transition.begin), .event(entry.index)])
    }
  }

  /// Judges a chapter that is over: its presenter is concerned anew, or the trace has ended.
  private mutating func close(
    _ chapter: PresenterChapter, _ last: Evidence, in hierarchy: HierarchyState
  ) {
    var chapter = chapter
    // Of a presenter whose callbacks nobody records, silence proves nothing.
    guard let end = chapter.end, hierarchy.isHeard(chapter.presenter) else { return }
    record.exercise()
    guard end.outcome == .finished else { return }
    if !chapter.isUprooted { judgePresence(&chapter, end, in: hierarchy) }
    if chapter.isPresentation {
      departures[chapter.presenter] = PresenterDeparture(chapter, end)
    } else if chapter.isUprooted {
      departures[chapter.presenter] = nil
    } else {
      judgeSymmetry(chapter, end, last, in: hierarchy)
    }
  }

  private mutating func judgePresence(
    _ chapter: inout PresenterChapter, _ end: TransitionState.End, in hierarchy: HierarchyState
  ) {
    let isDue = chapter.phase == (chapter.isPresentation ? .appeared : .gone)
    if isDue, chapter.isUntoldByHand(in: hierarchy) {
      chapter.isConvicted = true
      let presenter = hierarchy.names.text(chapter.presenter)
      return record.convict(
        Self.untold,
        "\(presenter) is to be told by hand, and was told nothing",
        [.event(chapter.transition.begin), .event(end.event)])
    }
    guard chapter.transition.isRemoving, isDue, hierarchy.contract.presenter == .uikit,
      chapter.starts == 0 || chapter.ends == 0
    else { return }
    chapter.isConvicted = true
    let presenter = hierarchy.names.text(chapter.presenter)
    let change = chapter.isPresentation ? "left the window" : "came back to the window"
    let news = chapter.isPresentation ? "disappears" : "appears"
    record.convict(
      chapter.isPresentation ? Self.leaving : Self.returning,
      "\(presenter)'s view \(change), and \(presenter) was not told that it \(news)",
      [.event(chapter.transition.begin), .event(end.event)])
  }

  private mutating func judgeSymmetry(
    _ chapter: PresenterChapter, _ end: TransitionState.End, _ last: Evidence,
    in hierarchy: HierarchyState
  ) {
    let departure = departures.removeValue(forKey: chapter.presenter)
    guard
      let departure = departure
        ?? PresenterDeparture(standingBefore: chapter, at: hierarchy.baseline),
      !departure.isConvicted, !chapter.isConvicted, departure.ends != chapter.ends,
      !isShutOut(chapter, since: departure.begin, in: hierarchy)
    else { return }
    let presenter = hierarchy.names.text(chapter.presenter)
    record.convict(
      Self.symmetry,
      """
      \(presenter) heard \(Self.times(departure.ends)) that it did disappear on the way in, and \
      \(Self.times(chapter.ends)) that it did appear on the way back
      """,
      [departure.evidence, .event(end.event), last])
  }

  /// Whether a presenter cannot come back, for a window has got another root controller since it
  /// presented.
  private func isShutOut(
    _ chapter: PresenterChapter, since departure: Int?, in hierarchy: HierarchyState
  ) -> Bool {
    guard let newRoot = chapter.newRoot, newRoot > departure ?? -1 else { return false }
    let view = hierarchy.names.rootView(of: chapter.presenter)
    return !(view.map { hierarchy.isInWindow($0) } ?? false)
  }

  private static func times(_ count: Int) -> String {
    switch count {
    case 0: "never"
    case 1: "once"
    default: "\(count) times"
    }
  }
}
