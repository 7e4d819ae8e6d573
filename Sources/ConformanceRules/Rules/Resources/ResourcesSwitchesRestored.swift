/// What a transition switches for the whole application is switched back.
///
/// Condition, at rest: where the subject was the last to switch animations, and the script has not switched them off
/// before, they are on; and where it was the
/// last to keep the device from going to sleep, and who is shown is who was shown before, it does so no more.
/// Where the script has switched animations off, they are off still when it switches them the next time, and at
/// rest.
///
/// Legal: a screen that is shown may keep the device awake. What the script switches is its own affair.
struct ResourcesSwitchesRestored: RuleChecker {
  static let id: RuleID = "resources-switches-restored"
  static let statement = """
    Animations are on again in the end, and the device may go to sleep when all that came is gone.
    """
  static let clauses = [animations, found, timer]
  static let exceptions = [
    RuleException(
      "shown", "A screen that is shown may keep the device awake.",
      guards: [
        .subject("faulty/device-kept-awake"),
        .sketch("a device that is kept awake for a dismissal that is given up, beside a child"),
      ])
  ]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIApplication, isIdleTimerDisabled: set it back when you need it no more"),
    .derived(
      from: """
        that UIView.setAnimationsEnabled(_:) holds for the whole application until somebody calls \
        it again
        """),
  ]
  static let remedy = """
    Switch back in the completion that always runs what you switch for all, or use \
    performWithoutAnimation.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [.setAnimationsEnabled, .setIdleTimerDisabled, .end]

  private static let animations = RuleClause(
    "animations", "Animations are on at rest.")
  private static let found = RuleClause(
    "as-found", "Animations that the app has switched off stay off.",
    remedy: """
      Ask UIView.areAnimationsEnabled before you switch animations off, and give back what it said; or use \
      performWithoutAnimation, which does so.
      """)
  private static let timer = RuleClause(
    "idle-timer", "The device may go to sleep when who is shown is who was shown before.")

  private(set) var record = Record()
  /// Where the subject switched animations off.
  private var still: Int?
  /// Where the script switched animations off, and where the subject switched them on since, if it did so last.
  private var unwanted: (off: Int, on: Int?)?
  /// Where the subject began to keep the device awake.
  private var awake: Int?

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    switch entry.topic {
    case .setAnimationsEnabled:
      noteSwitch(entry)
      // Who gives back that they are off, as the app had them, leaves nothing behind.
      let isLeftOff = entry.flag == false && entry.isBySubject && unwanted == nil
      still = isLeftOff ? entry.index : nil
    case .setIdleTimerDisabled:
      awake = entry.flag == true && entry.isBySubject ? entry.index : nil
    default: record.exercise()
    }
  }

  /// Animations are switched on or off, by the script or by the subject.
  private mutating func noteSwitch(_ entry: IndexedEvent) {
    if entry.isBySubject {
      unwanted?.on = entry.flag == true ? entry.index : nil
    } else {
      judgeFound(.event(entry.index))
      unwanted = entry.flag == false ? (entry.index, nil) : nil
    }
  }

  private mutating func judgeFound(_ end: Evidence) {
    guard let unwanted, let on = unwanted.on else { return }
    record.convict(
      Self.found, "animations are on again, which the app had switched off",
      [.event(unwanted.off), .event(on), end])
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState else { return }
    judgeFound(.ending(.heading))
    if let still {
      record.convict(
        Self.animations,
        "all animations are switched off, and that is never taken back",
        [.event(still), .ending(.heading)])
    }
    if let awake, finalState.showsTheSame(as: hierarchy.baseline) {
      record.convict(
        Self.timer,
        "the device is kept from going to sleep for somebody who is gone",
        [.event(awake), .ending(.heading)])
    }
  }
}

extension HierarchySnapshot {
  /// Whether the same controllers are presented and have the same children as at another checkpoint.
  fileprivate func showsTheSame(as other: HierarchySnapshot) -> Bool {
    keepsPresentations(of: other) && other.keepsPresentations(of: self)
      && hasSameFamilies(as: other)
  }
}
