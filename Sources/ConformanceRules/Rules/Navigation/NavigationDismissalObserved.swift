/// Dismissals are reported.
///
/// Condition, for subjects that report dismissals at all: no report while the controller is
/// presented, and one for each dismissal that finished.
struct NavigationDismissalObserved: Machine {
  static let id: RuleID = "navigation-dismissal-observed"
  static let statement = """
    Who reports dismissals reports each of them once, in whatever way the screen went, and \
    only when it is gone.
    """
  static let level = Level.must
  static let authority = """
    Apple: UIAdaptivePresentationControllerDelegate, presentationControllerDidDismiss(_:)
    """
  static let remedy = """
    Report from the end of the dismissal transition, and for the system's swipe from \
    presentationControllerDidDismiss.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .reportDismissal, .end,
  ]

  private(set) var record = Record()
  private var dismissals: [Int] = []

  mutating func observe(_ moment: Moment, in situation: Situation) {
    if moment.topic == .reportDismissal {
      let isLeaving = situation.open.contains { situation.transitions[$0]?.kind == .dismiss }
      guard dismissals.isEmpty, !isLeaving else { return }
      let cover = situation.open.last.flatMap { situation.transitions[$0]?.begin }
      record.convict(
        "a screen was reported gone, and it is still presented",
        [(cover ?? situation.lastEnd).map { .event($0) }, .event(moment.index)])
      return
    }
    guard let transition = moment.subject.flatMap({ situation.transitions[$0] }),
      transition.kind == .dismiss, moment.flag == true
    else { return }
    dismissals.append(moment.index)
    record.exercise()
  }
}
