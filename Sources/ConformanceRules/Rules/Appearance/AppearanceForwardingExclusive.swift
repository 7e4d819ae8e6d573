/// One change of a child is passed on by UIKit or by hand, never by both.
///
/// Condition: while a change of a child is open that was begun by hand, it gets no callback of the same
/// direction that no begin or end caused; while one is open that was not, it gets no begin of the same
/// direction; and within one change of its parent it does not get both, one after the other. A callback
/// is taken to be caused by hand if it follows directly on a begin or an end for that child.
struct AppearanceForwardingExclusive: RuleChecker {
  static let id: RuleID = "appearance-forwarding-exclusive"
  static let statement = """
    For any one change of a child a container relies on automatic forwarding or on begin and end \
    by hand, never on both.
    """
  static let level = Level.must
  static let authority: [Authority] = [
    .apple(
      "UIViewController, shouldAutomaticallyForwardAppearanceMethods and transition(from:to:duration:options:animations:completion:)"
    )
  ]
  static let remedy = """
    Answer false to shouldAutomaticallyForwardAppearanceMethods, or delete the calls to begin and \
    end.
    """
  static let specificity = Specificity.call
  static let topics: [Topic] = [
    .beginAppearanceTransition, .endAppearanceTransition, .viewWillAppear, .viewDidAppear,
    .viewWillDisappear, .viewDidDisappear, .release,
  ]

  private(set) var record = Record()
  private var stories: NameMap<Story> = [:]

  /// What a child got lately.
  private struct Story {
    /// The begin by hand whose end is still to come.
    var openByHand: Sign?
    /// The automatic start whose end is still to come.
    var openByItself: Sign?
    /// The last sign of each kind within the parent's present change.
    var byHand: Sign?
    var byItself: Sign?
    /// Whether a begin or an end has just been sent, so that the next callback is its doing.
    var isExpecting = false
    /// The start of the parent's change that the last two belong to.
    var parentChange: Int?
  }

  private struct Sign {
    let isInward: Bool
    let event: Int
  }

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let child = entry.principal else { return }
    guard entry.topic != .release, hierarchy.objects[child].parent != nil else {
      stories[child] = nil
      return
    }
    var story = stories[child] ?? Story()
    let change = parentChange(of: child, in: hierarchy)
    if story.parentChange != change || change == nil {
      story.parentChange = change
      story.byHand = nil
      story.byItself = nil
    }
    switch entry.topic {
    case .beginAppearanceTransition: begin(child, &story, entry, in: hierarchy)
    case .endAppearanceTransition:
      if story.openByHand != nil { record.exercise() }
      story.openByHand = nil
      story.isExpecting = true
    default: hear(child, &story, entry, in: hierarchy)
    }
    stories[child] = story
  }

  /// The callback that began the change in which the parent is; none where it is in none.
  private func parentChange(of child: Name, in hierarchy: HierarchyState) -> Int? {
    guard let parent = hierarchy.objects[child].parent else { return nil }
    switch hierarchy.phase(of: parent) {
    case .appearing, .disappearing: return hierarchy.objects[parent].lastCallback
    case .gone, .appeared: return nil
    }
  }

  private mutating func begin(
    _ child: Name, _ story: inout Story, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    guard let isInward = entry.flag else { return }
    let sign = Sign(isInward: isInward, event: entry.index)
    let rival = [story.openByItself, story.byItself].compactMap { $0 }
      .first { $0.isInward == isInward }
    story.openByHand = sign
    story.byHand = sign
    story.isExpecting = true
    if let rival { convict(child, rival.event, entry, in: hierarchy) }
  }

  private mutating func hear(
    _ child: Name, _ story: inout Story, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    let isCausedByHand = story.isExpecting
    story.isExpecting = false
    guard !isCausedByHand, !entry.isDirect else { return }
    let isInward = entry.topic == .viewWillAppear || entry.topic == .viewDidAppear
    let isStart = entry.topic == .viewWillAppear || entry.topic == .viewWillDisappear
    let sign = Sign(isInward: isInward, event: entry.index)
    story.openByItself = isStart ? sign : nil
    if isStart { story.byItself = sign }
    let rival = [story.openByHand, story.byHand].compactMap { $0 }
      .first { $0.isInward == isInward }
    guard let rival, isStart || story.openByHand != nil else { return }
    convict(child, rival.event, entry, in: hierarchy)
    story.openByHand = nil
    story.byHand = nil
  }

  private mutating func convict(
    _ child: Name, _ rival: Int, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    record.convict(
      """
      a change of \(hierarchy.names.text(child)) was passed on by hand and by UIKit as well
      """,
      [.event(rival), .event(entry.index)])
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    stories[name] = nil
  }
}
