/// What came by an animator goes by one.
///
/// Condition: where the subject's animator presented a controller, and the controller is dismissed
/// with an animation, an animator of the subject's dismisses it. One that is held from the beginning
/// is asked for what can be interrupted alone, and one that is its own driver is told to start alone:
/// a driver is asked for where there is an animator, and nowhere else.
struct NavigationSymmetricAnimator: RuleChecker {
  static let id: RuleID = "navigation-symmetric-animator"
  static let statement = """
    Where the presentation had an animator of its own the dismissal has one as well, unless \
    the contract says otherwise.
    """
  static let clauses = [wayBack]
  static let exceptions = [declared, unanimated]
  static let level = Level.must
  static let authority: [Authority] = [
    .derived(
      from:
        "UIViewControllerTransitioningDelegate, animationController(forDismissed:): nil means the"
        + " system's transition, which fits no presentation by an animator; Apple allows it")
  ]
  static let remedy = """
    Return an animator from animationController(forDismissed:) too, and keep the delegate \
    until then.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .animateTransition, .interruptibleAnimator, .startInteractiveTransition, .end,
  ]

  private static let wayBack = RuleClause(
    "way-back", "What the subject's animator presented goes by an animator of the subject's.")

  private static let declared = RuleException(
    "declared", "The contract may say that the way back is the system's.",
    guards: [.subject("faulty/animator-for-one-way")])

  private static let unanimated = RuleException(
    "unanimated", "A dismissal without animation needs no animator, nor does one that is given up.",
    guards: [
      .subject("faulty/animator-for-one-way"),
      .sketch("what came by an animator goes by a finger, and without one"),
    ])

  private(set) var record = Record()
  private var animations: NameMap<Int> = [:]
  private var animated: Set<Name> = []

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    if entry.topic != .end {
      guard entry.mark == .crossing, let name = entry.counterpart,
        let transition = hierarchy.transitions[name]
      else { return }
      animated.insert(name)
      // A screen may be forgotten before the transition that brought it; nothing is kept of it then.
      if transition.kind == .present, let presented = transition.to,
        hierarchy.names.knows(presented)
      {
        animations[presented] = entry.index
      }
      return
    }
    guard let name = entry.principal, let transition = hierarchy.transitions[name],
      transition.kind == .dismiss, transition.isAnimated, entry.flag == true,
      let presented = transition.from, let animation = animations.removeValue(forKey: presented)
    else { return }
    guard !animated.contains(name) else { return record.exercise() }
    guard !hierarchy.contract.isAsymmetric else { return record.rely(on: .isAsymmetric) }
    record.convict(
      Self.wayBack,
      "\(hierarchy.names.text(presented)) came by an animator, and goes without one",
      [.event(animation), .event(transition.begin), .event(entry.index)])
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    animations[name] = nil
    animated.forget(name)
  }
}
