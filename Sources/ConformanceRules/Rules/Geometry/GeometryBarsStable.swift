/// Bars do not jump.
///
/// Condition: what covers the view that comes, or comes back, does not change between the first frame of
/// the animation and rest, while the screen and its status bar stay as they are; of a view that moves
/// on the way, between completion and rest. While the animation runs, that is said of a view that comes
/// in a transition that was not given up, and of which a line has told what covers it; and whatever the
/// script asks for meanwhile is the script's affair. And where the script wants another child at a number, and
/// nothing else after that, and the container shows it in the frame of the only one that it showed up to then,
/// to which it added insets, it adds insets to the new one as well. Who is no child any more, in a container that
/// is still there, and is not shown elsewhere, has no insets added.
///
/// Legal: a screen of the subject's own has what insets it wants; who shows a child elsewhere may add some, too.
struct GeometryBarsStable: RuleChecker {
  static let id: RuleID = "geometry-bars-stable"
  static let statement = """
    What bars cover during the animation is what they cover after it; nothing jumps at the \
    end.
    """
  static let clauses = [atEnd, meanwhile, replaced, givenBack]
  static let level = Level.should
  static let authority: [Authority] = [
    .reported("custom navigation transitions, Stack Overflow 20312765"),
    .apple("UIViewController, additionalSafeAreaInsets"),
  ]
  static let remedy = """
    Let the bars take their place before the animation begins, and tell the context how it \
    ends before it ends.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .set, .resize, .setStatusBarHeight, .replace, .addChild, .removeFromParent,
  ]

  private static let atEnd = RuleClause(
    "at-end", "What covers a view that came does not change once the transition is over.")
  private static let meanwhile = RuleClause(
    "meanwhile", "What covers a view that comes does not change while the animation runs.",
    .sketched(
      because:
        "UIKit changes what bars cover when a transition begins or ends, and a subject cannot do so between"
    ))

  private static let replaced = RuleClause(
    "replaced",
    "A child that takes the place of another gets the insets that its container added to that one.",
    remedy: """
      Give each child the additionalSafeAreaInsets where you add it, and take them from it where you let it go.
      """)

  private static let givenBack = RuleClause(
    "given-back",
    "A child that is let go of has none of the insets that its container added to it.",
    remedy: """
      Take the additionalSafeAreaInsets from a child where you let it go: whoever shows it next has no bars of yours.
      """)

  private(set) var record = Record()
  /// When the screen or its status bar got another size last.
  private var change = -1
  private var exchange: Exchange?
  /// The children that went, with their containers, and where they went.
  private var partings: NameMap<(container: Name, event: Int)> = [:]

  /// A child with insets that its container added, and what the script wants in its place.
  private struct Exchange {
    let container: Name
    let newcomer: Name
    let event: Int
    let frame: [String]?
    /// What tells of the insets.
    let proof: Evidence?

    /// None where the container shows no child, or several, or adds nothing to what it shows.
    init?(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
      guard entry.mark == .script, entry.call?.number(nil) != nil,
        let container = entry.principal, let newcomer = entry.counterpart,
        let around = hierarchy.names.rootView(of: container)
      else { return nil }
      let shown = hierarchy.children(of: container)
        .compactMap { hierarchy.names.rootView(of: $0) }
        .filter { hierarchy.isView($0, inside: around) }
      guard shown.count == 1, let view = shown.first, hierarchy.values(.added, of: view) != nil
      else { return nil }
      self.container = container
      self.newcomer = newcomer
      event = entry.index
      frame = hierarchy.values(.frame, of: view)
      proof = hierarchy.proof(of: .added, of: view)
    }
  }

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    switch entry.topic {
    case .replace: exchange = Exchange(entry, in: hierarchy)
    case .addChild: entry.counterpart.map { partings[$0] = nil }
    case .removeFromParent: notePart(entry, in: hierarchy)
    case .set: noteInsets(entry, in: hierarchy)
    default: change = entry.index
    }
  }

  private mutating func notePart(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let child = entry.principal, let container = hierarchy.objects[child].parent else {
      return
    }
    partings[child] = (container, entry.index)
  }

  private mutating func noteInsets(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let view = entry.principal, entry.property?.kind == .insets, !entry.isBySubject,
      let controller = hierarchy.names.controller(of: view)
    else { return }
    record.exercise()
    if let transition = hierarchy.transition(completedFor: controller) {
      convict(
        Self.atEnd, view, transition, "is over", transition.completion?.event, entry, in: hierarchy)
    } else if hierarchy.values(.insets, of: view) != nil,
      let transition = hierarchy.transition(animatedFor: controller, before: entry.time)
    {
      convict(
        Self.meanwhile, view, transition, "runs", transition.animation?.event, entry, in: hierarchy)
    }
  }

  private mutating func convict(
    _ clause: RuleClause, _ view: Name, _ transition: TransitionState, _ words: String,
    _ event: Int?,
    _ entry: IndexedEvent,
    in hierarchy: HierarchyState
  ) {
    guard transition.begin > change else { return }
    record.convict(
      clause,
      "what covers \(hierarchy.names.text(view)) changes when"
        + " \(hierarchy.names.text(transition.name)) \(words)",
      [event.map { .event($0) }, .event(entry.index)])
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    if exchange?.container == name || exchange?.newcomer == name { exchange = nil }
    partings[name] = nil
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState else { return }
    for (child, parting) in partings.sorted(by: { $0.value.event < $1.value.event }) {
      judge(child, parting, finalState, in: hierarchy)
    }
    judgeExchange(finalState, in: hierarchy)
  }

  private mutating func judge(
    _ child: Name, _ parting: (container: Name, event: Int), _ finalState: HierarchySnapshot,
    in hierarchy: HierarchyState
  ) {
    guard hierarchy.names.member(child)?.maker != .subject, finalState.parent(of: child) == nil,
      let around = hierarchy.names.rootView(of: parting.container), finalState.shows(around),
      let view = hierarchy.names.rootView(of: child), !finalState.shows(view)
    else { return }
    guard hierarchy.values(.added, of: view) != nil else { return record.exercise() }
    record.convict(
      Self.givenBack,
      """
      \(hierarchy.names.text(child)) has the insets still that \(hierarchy.names.text(parting.container)) \
      added to it
      """,
      [hierarchy.proof(of: .added, of: view), .event(parting.event)])
  }

  private mutating func judgeExchange(
    _ finalState: HierarchySnapshot, in hierarchy: HierarchyState
  ) {
    guard let exchange, hierarchy.lastAct == exchange.event,
      let view = hierarchy.names.rootView(of: exchange.newcomer), finalState.shows(view),
      finalState.parent(of: exchange.newcomer) == exchange.container
    else { return }
    guard finalState.values(.frame, of: view) == exchange.frame,
      finalState.values(.added, of: view) == nil
    else { return record.exercise() }
    record.convict(
      Self.replaced,
      """
      \(hierarchy.names.text(exchange.newcomer)) has not the insets that \
      \(hierarchy.names.text(exchange.container)) added to what lay in its place
      """,
      [exchange.proof, .event(exchange.event), .ending(.view(hierarchy.names.text(view)))])
  }
}
