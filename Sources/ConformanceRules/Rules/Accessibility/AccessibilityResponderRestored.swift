/// The keyboard comes back where a transition was given up, and goes with a screen that goes.
///
/// Condition, at rest after a transition: the first responder is in a window, as a view, or as the
/// controller of one, unless the same one was out of it before. And where every transition of the trace
/// was given up, the first responder is the one from before, or there is none as before; one that came
/// or went with a transition that finished may stay so, and so may one that came or went when the script
/// had tapped after an end, as into a field. Of input views there is no line.
struct AccessibilityResponderRestored: RuleChecker {
  static let id: RuleID = "accessibility-responder-restored"
  static let statement = """
    After a transition that was given up the keyboard belongs to whom it belonged before, and \
    never to a screen that is gone.
    """
  static let clauses = [inWindow, kept, none]
  static let exceptions = [finished, tapped]
  static let level = Level.should
  static let authority: [Authority] = [
    .apple("UIResponder, becomeFirstResponder() and resignFirstResponder()"),
    .derived(
      from:
        "UIViewControllerContextTransitioning, transitionWasCancelled: what was cancelled leaves all as it was"
    ),
  ]
  static let remedy = """
    Take editing up again when the transition is cancelled, or leave it alone until the \
    verdict, and end it before a screen goes.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .end, .gestureBegan,
  ]

  private static let inWindow = RuleClause(
    "in-window", "After a transition the keyboard belongs to nobody who is in no window.",
    remedy: "End editing before a screen goes.",
    .sketched(because: "UIKit ends editing in what it takes out"))
  private static let kept = RuleClause(
    "kept", "Where all was given up, who had the keyboard has it again.")
  private static let none = RuleClause(
    "none", "Where all was given up, nobody has the keyboard who did not have it before.",
    remedy: "Begin editing when the screen has come, and not on its way.",
    .sketched(because: "no faulty subject begins to edit in a change that is given up"))

  private static let finished = RuleException(
    "finished", "The keyboard may come and go with a transition that finished.",
    guards: [.subject("faulty/editing-ended-by-drag")])

  private static let tapped = RuleException(
    "tapped", "The script may tap into a field when all is over.",
    guards: [
      .subject("faulty/editing-ended-by-drag"),
      .sketch("a keyboard that belongs to somebody who is gone, after a tap"),
      .sketch("a keyboard that is gone after a drag behind what was given up"),
      .sketch("a keyboard that is gone after a tap before what was given up"),
    ])

  private(set) var record = Record()
  /// Whether the script has tapped since a transition ended.
  private var hasTapped = false
  /// The last end of a transition.
  private var end: Int?
  /// Whether a transition has finished.
  private var hasFinished = false

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard entry.topic == .end else {
      let isTap = entry.mark == .script && entry.call?.isTap ?? false
      if isTap, end != nil { hasTapped = true }
      return
    }
    end = entry.index
    if entry.flag != false { hasFinished = true }
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState, let end else { return }
    let before = hierarchy.baseline.responder
    let now = finalState.responder
    let names = hierarchy.names
    if let now, isOut(now, of: finalState, in: hierarchy),
      now != before || !isOut(now, of: hierarchy.baseline, in: hierarchy)
    {
      record.convict(
        Self.inWindow,
        "\(names.text(now)) has the keyboard, and is in no window any more",
        [.event(end), .ending(.field(.responder, nil))])
    } else if hasFinished || hasTapped || before == now {
      if before != nil, before == now, !hasFinished { record.exercise() }
    } else if let before {
      record.convict(
        Self.kept,
        "\(names.text(before)) had the keyboard, and does not have it any more",
        [.baseline(.field(.responder, nil)), .event(end)])
    } else {
      record.convict(
        Self.none,
        "\(names.text(now)) has the keyboard, and did not have it before",
        [.event(end), .ending(.field(.responder, nil))])
    }
  }

  /// Whether neither a responder nor its view is in the tree.
  private func isOut(
    _ responder: Name, of finalState: HierarchySnapshot, in hierarchy: HierarchyState
  ) -> Bool {
    let view = hierarchy.names.rootView(of: responder)
    return !finalState.shows(responder) && !(view.map(finalState.shows) ?? false)
      && !hierarchy.names.isBar(responder)
  }
}
