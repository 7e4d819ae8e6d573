/// When a transition is given up, both sides are told so.
///
/// Condition, for each side that was told of a start in a transition that ends cancelled: the one that
/// stays gets will-appear and did-appear after it and no did-disappear; the one that was to come gets
/// will-disappear and did-disappear and no did-appear. Ends by hand may follow after the transition's
/// own (CU-06), so a side is judged when it is concerned anew, when it is told once more that it sets out
/// on the way that was given up, whoever sends it, or when the trace ends. What it hears from then on is
/// another change's affair. A side that was told nothing is not judged. A container with a context of its
/// own has no such end: there a side counts that moves beside the container's coordinator, and the
/// coordinator's completion says what became.
struct AppearanceCancelRollback: RuleChecker {
  static let id: RuleID = "appearance-cancel-rollback"
  static let statement = """
    After a cancel the outgoing controller has gone from will-disappear to did-appear, and the \
    incoming one from will-appear to did-disappear.
    """
  static let clauses = [wrongEnd, wayBack]
  static let level = Level.must
  static let authority: [Authority] = [
    .observed(["NI-02", "SH-08", "BE-05"]),
    .derived(from: "those orders, for containers of all kinds"),
  ]
  static let remedy = """
    On cancel begin the opposite change for both controllers before you end the open ones.
    """
  static let specificity = Specificity.exchange
  static let restsOnCancel = true
  static let topics: [Topic] = [
    .begin, .end, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    .animateAlongsideTransition, .alongsideCompletion,
  ]

  private static let wrongEnd = RuleClause(
    "wrong-end",
    "Where a transition is given up nobody is told the end of the way that was given up.")
  private static let wayBack = RuleClause(
    "way-back",
    "Where a transition is given up each side that was told of its start is told that it goes back."
  )

  private(set) var record = Record()
  private var stories: NameMap<Story> = [:]
  /// The stories of those that move beside a container's own coordinator.
  private var switches: NameMap<Story> = [:]
  /// The controllers that are on their way in or out, with the start that they were told of.
  private var starts: NameMap<Start> = [:]

  private struct Start {
    let isInward: Bool
    let event: Int
  }

  /// What one side of a transition hears.
  private struct Story {
    /// The transition, or the container's coordinator.
    let transition: Name
    /// Whether it is the side that is to come.
    let isIncoming: Bool
    var start: Int?
    /// The end that would be right if the transition held, and wrong if it is given up.
    var wrongEnd: Int?
    /// Whether the side is on its way back, or has come back.
    var isBack = false
    var cancellation: Int?

    /// Whether it is told that it begins to go the way that it was to go.
    func isStart(_ entry: IndexedEvent) -> Bool {
      entry.topic == (isIncoming ? .viewWillAppear : .viewWillDisappear)
    }

    mutating func hear(_ entry: IndexedEvent) {
      let isInward = entry.topic == .viewWillAppear || entry.topic == .viewDidAppear
      let isWill = entry.topic == .viewWillAppear || entry.topic == .viewWillDisappear
      switch (isInward == isIncoming, isWill) {
      case (true, true):
        start = entry.index
        isBack = false
        wrongEnd = nil
      case (true, false): wrongEnd = entry.index
      case (false, true): break
      case (false, false): isBack = wrongEnd == nil
      }
    }
  }

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let object = entry.principal else { return }
    switch entry.topic {
    case .begin: begin(object, in: hierarchy)
    case .end: end(object, entry, in: hierarchy)
    case .animateAlongsideTransition: join(entry, object, in: hierarchy)
    case .alongsideCompletion: leave(entry)
    default: hear(object, entry, in: hierarchy)
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    if let story = stories.removeValue(forKey: name) { judge(name, story, in: hierarchy) }
    if let story = switches.removeValue(forKey: name) { judge(name, story, in: hierarchy) }
    starts[name] = nil
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard conclusion.isComplete else { return }
    for tales in [stories, switches] {
      for (side, story) in tales.sorted(by: { $0.key.number < $1.key.number }) {
        judge(side, story, in: hierarchy)
      }
    }
  }

  private mutating func begin(_ name: Name, in hierarchy: HierarchyState) {
    guard let transition = hierarchy.transitions[name] else { return }
    for (side, isIncoming) in [(transition.from, false), (transition.to, true)] {
      guard let side else { continue }
      if let story = stories[side] { judge(side, story, in: hierarchy) }
      stories[side] = Story(transition: name, isIncoming: isIncoming)
    }
  }

  private mutating func end(_ name: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState) {
    let transition = hierarchy.transitions[name]
    for side in [transition?.from, transition?.to] {
      guard let side, let story = stories[side], story.transition == name else { continue }
      if entry.flag == true || story.start == nil {
        stories[side] = nil
        record.exercise()
      } else {
        stories[side]?.cancellation = entry.index
      }
    }
  }

  /// Somebody moves beside a container's own coordinator: what he was told last says which side he is.
  private mutating func join(
    _ entry: IndexedEvent, _ coordinator: Name, in hierarchy: HierarchyState
  ) {
    guard let side = entry.counterpart else { return }
    if let story = switches.removeValue(forKey: side) { judge(side, story, in: hierarchy) }
    guard let start = starts[side] else { return }
    switches[side] = Story(
      transition: coordinator, isIncoming: start.isInward, start: start.event)
  }

  private mutating func leave(_ entry: IndexedEvent) {
    guard let side = entry.counterpart, let story = switches[side], story.cancellation == nil else {
      return
    }
    if entry.call?.flag("isCancelled") == true {
      switches[side]?.cancellation = entry.index
    } else {
      switches[side] = nil
      record.exercise()
    }
  }

  private mutating func hear(_ side: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard !entry.isDirect else { return }
    let isWill = entry.topic == .viewWillAppear || entry.topic == .viewWillDisappear
    starts[side] =
      isWill ? Start(isInward: entry.topic == .viewWillAppear, event: entry.index) : nil
    stories[side] = heard(entry, stories[side], of: side, in: hierarchy)
    switches[side] = heard(entry, switches[side], of: side, in: hierarchy)
  }

  /// The story of a side that hears something; none where that belongs to the next change.
  private mutating func heard(
    _ entry: IndexedEvent, _ story: Story?, of side: Name, in hierarchy: HierarchyState
  ) -> Story? {
    guard var story else { return nil }
    if story.cancellation != nil, story.isStart(entry) {
      judge(side, story, in: hierarchy)
      return nil
    }
    story.hear(entry)
    return story
  }

  private mutating func judge(_ side: Name, _ story: Story, in hierarchy: HierarchyState) {
    guard let start = story.start, let cancellation = story.cancellation else { return }
    let name = hierarchy.names.text(side)
    let transition = hierarchy.names.text(story.transition)
    if let wrongEnd = story.wrongEnd {
      let news = story.isIncoming ? "did appear" : "did disappear"
      record.convict(
        Self.wrongEnd,
        "\(transition) was cancelled, and \(name) was told that it \(news)",
        [.event(start), .event(wrongEnd), .event(cancellation)])
    } else if !story.isBack {
      let way = story.isIncoming ? "goes again" : "stays"
      record.convict(
        Self.wayBack,
        "\(transition) was cancelled, and \(name) was not told that it \(way)",
        [.event(start), .event(cancellation), .ending(.heading)])
    } else {
      record.exercise()
    }
  }
}
