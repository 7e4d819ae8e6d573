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
/// dismissal began (LW-09); whatever a presenter hears once that happens while the transition runs.
struct AppearancePresenterContract: RuleChecker {
  static let id: RuleID = "appearance-presenter-contract"
  static let statement = """
    The presenting controller gets disappear and appear callbacks exactly if the presentation \
    takes its view out of the window, and what it hears on the way in it hears on the way back.
    """
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIPresentationController, shouldRemovePresentersView"),
    .apple("UIModalPresentationStyle"),
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

  private(set) var record = Record()
  /// What each presenter hears in the transition that concerned it last.
  private var chapters: NameMap<Chapter> = [:]
  /// What each presenter heard when that which it presents was presented.
  private var departures: NameMap<Departure> = [:]
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
  /// What a presenter hears in one transition.
  private struct Chapter {
    let transition: TransitionState
    let presenter: Name
    /// The presenter's phase when the transition began.
    let phase: Phase
    /// When a window last got another root controller before the transition.
    let newRoot: Int?
    /// Whether a window has got another one while it ran.
    var isUprooted = false
    var starts = 0
    var ends = 0
    var lastCallback: Int?
    var isWaitingForDid = false
    /// Whether the subject has begun a change by hand whose callback is still to come.
    var isBegunByHand = false
    var end: TransitionState.End?
    var isConvicted = false

    var isPresentation: Bool { transition.kind == .present }
  }

  /// What a presenter heard when something was presented.
  private struct Departure {
    /// When the presentation began; none where it was there before the script acted.
    let begin: Int?
    let ends: Int
    let evidence: Evidence
    /// Whether that was a breach already, or another's affair.
    let isConvicted: Bool
  }

  private mutating func begin(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let transition = entry.principal.flatMap({ hierarchy.transitions[$0] }),
      let presenter = transition.presenter
    else { return }
    if let chapter = chapters[presenter] { close(chapter, .event(entry.index), in: hierarchy) }
    chapters[presenter] = Chapter(
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
    chapters[presenter]?.isBegunByHand = true
  }

  private mutating func hear(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let presenter = entry.principal, var chapter = chapters[presenter], !entry.isDirect
    else { return }
    let isWill = entry.topic == .viewWillAppear || entry.topic == .viewWillDisappear
    // Behind the transition's end only what the subject began by hand, or what ends it, is of this change.
    guard chapter.end == nil || (isWill ? chapter.isBegunByHand : chapter.isWaitingForDid) else {
      return
    }
    chapter.isWaitingForDid = isWill
    chapter.isBegunByHand = false
    chapter.lastCallback = entry.index
    // The presenter goes on the way in and comes on the way back; the other direction is a reversal, which
    // `appearance-cancel-rollback` judges.
    let isOwnWay = chapter.isPresentation == (Phase(after: entry.topic)?.isOutward ?? false)
    if isOwnWay { isWill ? (chapter.starts += 1) : (chapter.ends += 1) }
    if !chapter.transition.isRemoving, !chapter.isUprooted, !isElsewhere(chapter, in: hierarchy) {
      judgeStaying(&chapter, entry, in: hierarchy)
    }
    chapters[presenter] = chapter
  }

  /// Whether another transition that runs has business with the presenter.
  private func isElsewhere(_ chapter: Chapter, in hierarchy: HierarchyState) -> Bool {
    hierarchy.running(about: chapter.presenter).contains { $0.name != chapter.transition.name }
  }

  private mutating func judgeStaying(
    _ chapter: inout Chapter, _ entry: IndexedEvent, in hierarchy: HierarchyState
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
        "\(presenter) was told that it \(news), and its view stays in the window",
        [.event(chapter.transition.begin), .event(entry.index)])
    }
  }

  /// Judges a chapter that is over: its presenter is concerned anew, or the trace has ended.
  private mutating func close(_ chapter: Chapter, _ last: Evidence, in hierarchy: HierarchyState) {
    var chapter = chapter
    // Of a presenter whose callbacks nobody records, silence proves nothing.
    guard let end = chapter.end, hierarchy.isHeard(chapter.presenter) else { return }
    record.exercise()
    guard end.outcome == .finished else { return }
    if !chapter.isUprooted { judgePresence(&chapter, end, in: hierarchy) }
    if chapter.isPresentation {
      departures[chapter.presenter] = Departure(
        begin: chapter.transition.begin, ends: chapter.ends,
        evidence: .event(chapter.lastCallback ?? end.event),
        isConvicted: chapter.isConvicted || chapter.isUprooted)
    } else if chapter.isUprooted {
      departures[chapter.presenter] = nil
    } else {
      judgeSymmetry(chapter, end, last, in: hierarchy)
    }
  }

  private mutating func judgePresence(
    _ chapter: inout Chapter, _ end: TransitionState.End, in hierarchy: HierarchyState
  ) {
    let isDue = chapter.phase == (chapter.isPresentation ? .appeared : .gone)
    guard chapter.transition.isRemoving, isDue, hierarchy.contract.presenter == .uikit,
      chapter.starts == 0 || chapter.ends == 0
    else { return }
    chapter.isConvicted = true
    let presenter = hierarchy.names.text(chapter.presenter)
    let change = chapter.isPresentation ? "left the window" : "came back to the window"
    let news = chapter.isPresentation ? "disappears" : "appears"
    record.convict(
      "\(presenter)'s view \(change), and \(presenter) was not told that it \(news)",
      [.event(chapter.transition.begin), .event(end.event)])
  }

  private mutating func judgeSymmetry(
    _ chapter: Chapter, _ end: TransitionState.End, _ last: Evidence, in hierarchy: HierarchyState
  ) {
    let departure = departures.removeValue(forKey: chapter.presenter)
    guard let departure = departure ?? departureBefore(chapter, in: hierarchy),
      !departure.isConvicted, !chapter.isConvicted, departure.ends != chapter.ends,
      !isShutOut(chapter, since: departure.begin, in: hierarchy)
    else { return }
    let presenter = hierarchy.names.text(chapter.presenter)
    record.convict(
      """
      \(presenter) heard \(Self.times(departure.ends)) that it did disappear on the way in, and \
      \(Self.times(chapter.ends)) that it did appear on the way back
      """,
      [departure.evidence, .event(end.event), last])
  }

  /// Whether a presenter cannot come back, for a window has got another root controller since it
  /// presented.
  private func isShutOut(
    _ chapter: Chapter, since departure: Int?, in hierarchy: HierarchyState
  ) -> Bool {
    guard let newRoot = chapter.newRoot, newRoot > departure ?? -1 else { return false }
    let view = hierarchy.names.rootView(of: chapter.presenter)
    return !(view.map { hierarchy.isInWindow($0) } ?? false)
  }

  /// What a presenter must have heard of a presentation that was there before the script acted.
  private func departureBefore(_ chapter: Chapter, in hierarchy: HierarchyState) -> Departure? {
    guard hierarchy.baseline.presented(by: chapter.presenter) != nil else { return nil }
    let wasGone = hierarchy.baseline.phases[chapter.presenter] == nil
    return Departure(
      begin: nil, ends: wasGone ? 1 : 0, evidence: .baseline(.heading), isConvicted: false)
  }

  private static func times(_ count: Int) -> String {
    switch count {
    case 0: "never"
    case 1: "once"
    default: "\(count) times"
    }
  }
}

extension Phase {
  /// Whether the phase is one of going.
  var isOutward: Bool {
    switch self {
    case .disappearing, .gone: true
    case .appearing, .appeared: false
    }
  }
}
