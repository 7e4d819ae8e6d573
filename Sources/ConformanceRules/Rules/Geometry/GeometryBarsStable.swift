/// Bars do not jump.
///
/// Condition: what covers the view that comes, or comes back, does not change between the first frame of
/// the animation and rest, while the screen and its status bar stay as they are; of a view that moves
/// on the way, between completion and rest. While the animation runs, that is said of a view that comes
/// in a transition that was not given up, and of which a line has told what covers it; and whatever the
/// script asks for meanwhile is the script's affair.
struct GeometryBarsStable: RuleChecker {
  static let id: RuleID = "geometry-bars-stable"
  static let statement = """
    What bars cover during the animation is what they cover after it; nothing jumps at the \
    end.
    """
  static let level = Level.should
  static let authority: [Authority] = [
    .reported("custom navigation transitions, Stack Overflow 20312765")
  ]
  static let remedy = """
    Let the bars take their place before the animation begins, and tell the context how it \
    ends before it ends.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [.set, .resize, .setStatusBarHeight]

  private(set) var record = Record()
  /// When the screen or its status bar got another size last.
  private var change = -1

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard entry.topic == .set else { return change = entry.index }
    guard let view = entry.principal, entry.property?.kind == .insets, !entry.isBySubject,
      let controller = hierarchy.names.controller(of: view)
    else { return }
    record.exercise()
    if let transition = hierarchy.transition(completedFor: controller) {
      convict(view, transition, "is over", transition.completion?.event, entry, in: hierarchy)
    } else if hierarchy.values(.insets, of: view) != nil,
      let transition = hierarchy.transition(animatedFor: controller, before: entry.time)
    {
      convict(view, transition, "runs", transition.animation?.event, entry, in: hierarchy)
    }
  }

  private mutating func convict(
    _ view: Name, _ transition: TransitionState, _ words: String, _ event: Int?,
    _ entry: IndexedEvent,
    in hierarchy: HierarchyState
  ) {
    guard transition.begin > change else { return }
    record.convict(
      "what covers \(hierarchy.names.text(view)) changes when"
        + " \(hierarchy.names.text(transition.name)) \(words)",
      [event.map { .event($0) }, .event(entry.index)])
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {}
}
