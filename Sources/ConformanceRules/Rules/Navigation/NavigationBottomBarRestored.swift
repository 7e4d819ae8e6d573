import AppearanceTrace

/// The bars at the bottom follow the screen, and the one at the top does where a change is given up.
///
/// Condition, at rest. The bar of tabs is hidden where a screen in the selected stack hides it, and shown
/// otherwise, if somebody has hidden or shown it, or a transition has ended and that was so before: a bar
/// that was otherwise from the first is as the application wants it. A toolbar that the subject shows is
/// hidden where a screen in its navigation's stack hides it, and one that the subject hides or shows in a
/// transition that is given up is at rest as it was before. No line tells whether a screen wants a
/// toolbar, so none is blamed for being hidden after a transition that finished. Nor does one say that of the
/// bar at the top: where the transition that ended last was given up, and the stack is as before, so is the bar.
struct NavigationBottomBarRestored: RuleChecker {
  static let id: RuleID = "navigation-bottom-bar-restored"
  static let statement = """
    Tab bar, toolbar and navigation bar are shown as the screen wants that is shown when all is at rest.
    """
  static let clauses = [tabBar, toolbarHidden, toolbarTakenBack, toolbarShown, topBarTakenBack]
  static let exceptions = [fromTheFirst]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("hidesBottomBarWhenPushed"),
    .reported("radar 16095272"),
  ]
  static let remedy = """
    Show and hide bars by hidesBottomBarWhenPushed, which follows a pop that is given up, \
    too.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .set, .end,
  ]
  static let judgesRest = true

  private static let tabBar = RuleClause(
    "tab-bar",
    "The bar of tabs is hidden where a screen in the selected stack hides it, and shown else.")
  private static let toolbarHidden = RuleClause(
    "toolbar-hidden",
    "A toolbar that the subject shows is hidden where a screen in its stack hides it.",
    .sketched(because: "no faulty subject shows a toolbar against its screens"))
  private static let toolbarTakenBack = RuleClause(
    "toolbar-taken-back",
    "A toolbar that the subject hides or shows in a transition that is given up is as before.",
    .sketched(because: "a toolbar that is shown for a pop is hidden by the screen that stays"))
  private static let toolbarShown = RuleClause(
    "toolbar-shown", "A toolbar is shown where the screen wants it.",
    .notJudged(because: "no line tells whether a screen wants a toolbar"))

  private static let topBarTakenBack = RuleClause(
    "top-bar-taken-back",
    "A navigation bar is hidden or shown as before where a change of the stack was given up.",
    remedy: """
      Where you hide or show the bar when a screen is about to be shown, put it back in the completion of the \
      coordinator if that says that the change was cancelled: the delegate is not told of the screen that stays.
      """)

  private static let fromTheFirst = RuleException(
    "from-the-first",
    "A bar of tabs that was otherwise from the first is as the application wants it.",
    guards: [
      .sketch("a bar of tabs that was right, and is hidden after a pop"),
      .sketch("a bar of tabs that was wrong from the first, and that the subject hides once more"),
    ])

  private(set) var record = Record()
  /// What the subject did last to each toolbar.
  private var toolbars: NameMap<Toolbar> = [:]

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let name = entry.principal else { return }
    if entry.topic == .set {
      if entry.property?.kind == .hidden, hierarchy.names.isToolbar(name) {
        take(name, entry, in: hierarchy)
      }
      return
    }
    for (bar, change) in toolbars where change.course?.transition == name {
      if entry.flag == false {
        toolbars[bar]?.course?.givenUp = entry.index
      } else {
        toolbars[bar]?.course = nil
      }
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) { toolbars[name] = nil }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState else { return }
    for tabs in finalState.selections.keys.sorted(by: { $0.number < $1.number }) {
      judge(tabs, finalState, in: hierarchy)
    }
    for (bar, change) in toolbars.sorted(by: { $0.key.number < $1.key.number }) {
      judge(bar, change, finalState, in: hierarchy)
    }
    judgeTopBar(finalState, in: hierarchy)
  }
}

extension NavigationBottomBarRestored {
  /// A change of a toolbar.
  private struct Toolbar {
    let event: Int
    /// The transition that it was made in, unless that one has finished.
    var course: Course?

    struct Course {
      let transition: Name
      let wasHidden: Bool
      /// The end of the transition, if it was given up.
      var givenUp: Int?
    }
  }

  private mutating func take(_ bar: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState) {
    let earlier = toolbars[bar]?.course.flatMap { course in
      course.transition == entry.cause ? course.wasHidden : nil
    }
    toolbars[bar] = Toolbar(event: entry.index)
    guard let transition = entry.cause, hierarchy.open.contains(transition) else { return }
    let isHidden = hierarchy.values(.hidden, of: bar) != nil
    toolbars[bar]?.course = Toolbar.Course(
      transition: transition, wasHidden: earlier ?? isHidden)
  }

  private mutating func judge(
    _ tabs: Name, _ finalState: HierarchySnapshot, in hierarchy: HierarchyState
  ) {
    guard let bar = Bar(of: tabs, finalState, in: hierarchy) else { return }
    let change = bar.name.flatMap { hierarchy.lastSet(.hidden, of: $0) }
    guard bar.wanting != nil || bar.isHidden || change != nil else { return }
    record.exercise()
    guard !bar.isRight else { return }
    let wasRight = Bar(of: tabs, hierarchy.baseline, in: hierarchy)?.isRight ?? false
    guard let cause = change ?? (wasRight ? hierarchy.lastEnd : nil) else { return }
    convict(bar, cause, in: hierarchy)
  }

  private mutating func convict(_ bar: Bar, _ cause: Int, in hierarchy: HierarchyState) {
    let proof: Evidence.Line =
      bar.wanting.map { .field(.hides, hierarchy.names.text($0)) } ?? .property(bar.text, .hidden)
    record.convict(
      Self.tabBar,
      "\(bar.text) is \(bar.isHidden ? "hidden" : "shown"), and the screen that is shown wants it"
        + " otherwise",
      [.event(cause), .ending(proof)])
  }

  private mutating func judge(
    _ bar: Name, _ change: Toolbar, _ finalState: HierarchySnapshot, in hierarchy: HierarchyState
  ) {
    guard let owner = hierarchy.names.owner(of: bar),
      let around = hierarchy.names.rootView(of: owner), finalState.shows(around)
    else { return }
    let text = hierarchy.names.text(bar)
    let isHidden = finalState.values(.hidden, of: bar) != nil
    record.exercise()
    if !isHidden, let hider = finalState.hider(in: owner) {
      let hider = hierarchy.names.text(hider)
      record.convict(
        Self.toolbarHidden,
        "\(text) is shown, and \(hider) hides it",
        [.event(change.event), .ending(.field(.hides, hider))])
    } else if let course = change.course, let end = course.givenUp, isHidden != course.wasHidden {
      let proof: Evidence.Line = isHidden ? .property(text, .hidden) : .heading
      record.convict(
        Self.toolbarTakenBack,
        "\(text) is \(isHidden ? "hidden" : "shown"), and was not before"
          + " \(hierarchy.names.text(course.transition)), which was given up",
        [.event(change.event), .event(end), .ending(proof)])
    }
  }

  private mutating func judgeTopBar(_ finalState: HierarchySnapshot, in hierarchy: HierarchyState) {
    let before = hierarchy.baseline
    guard let end = hierarchy.lastEnd,
      let last = hierarchy.lastEnded.flatMap({ hierarchy.transitions[$0] }),
      last.end?.outcome == .cancelled, !last.isModal,
      let stack = last.from.flatMap(finalState.parent), hierarchy.container(stack) == .navigation,
      finalState.children(of: stack) == before.children(of: stack),
      let around = hierarchy.names.rootView(of: stack), finalState.shows(around),
      before.shows(around), let bar = hierarchy.names.bar(of: stack)
    else { return }
    record.exercise()
    let isHidden = finalState.values(.hidden, of: bar) != nil
    guard isHidden != (before.values(.hidden, of: bar) != nil) else { return }
    let text = hierarchy.names.text(bar)
    record.convict(
      Self.topBarTakenBack,
      "\(text) is \(isHidden ? "hidden" : "shown"), and was not before"
        + " \(hierarchy.names.text(last.name)), which was given up",
      [
        isHidden ? nil : .baseline(.property(text, .hidden)), .event(end),
        .ending(isHidden ? .property(text, .hidden) : .heading),
      ])
  }

  /// The bar of a tab bar controller at rest.
  private struct Bar {
    let text: String
    let name: Name?
    /// The screen in the selected stack that hides it.
    let wanting: Name?
    let isHidden: Bool

    init?(of tabs: Name, _ finalState: HierarchySnapshot, in hierarchy: HierarchyState) {
      guard let selected = finalState.selections[tabs]?.controller else { return nil }
      name = hierarchy.names.bar(of: tabs)
      text = hierarchy.names.spokenBar(of: tabs)
      wanting = finalState.hider(in: selected)
      isHidden = name.flatMap { finalState.values(.hidden, of: $0) } != nil
    }

    var isRight: Bool { isHidden == (wanting != nil) }
  }
}

extension HierarchySnapshot {
  /// The screen in a navigation's stack that hides bars at the bottom.
  fileprivate func hider(in stack: Name) -> Name? {
    hidingBottomBar.filter { parent(of: $0) == stack }.min { $0.number < $1.number }
  }
}
