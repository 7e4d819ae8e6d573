/// Dismissals are reported.
///
/// Condition, for subjects that report dismissals: no report of a controller that is presented, unless
/// a dismissal runs, and that one finishes; and after a report no second one until the controller is
/// presented again. A dismissal without a report is not judged: a trace does not say who reports.
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
    .reportDismissal, .begin, .end,
  ]

  private(set) var record = Record()
  /// The report of each controller since it was presented last.
  private var reports: [Name: Int] = [:]

  mutating func observe(_ moment: Moment, in situation: Situation) {
    if moment.topic == .reportDismissal { return report(moment, in: situation) }
    guard let transition = moment.subject.flatMap({ situation.transitions[$0] }) else { return }
    switch (moment.topic, transition.kind) {
    case (.begin, .present): transition.to.map { reports[$0] = nil }
    case (.end, .dismiss):
      record.exercise()
      guard moment.flag == false else { return }
      takeBack(transition, moment, in: situation)
    default: break
    }
  }

  private mutating func report(_ moment: Moment, in situation: Situation) {
    guard let controller = moment.object else { return }
    let earlier = reports.updateValue(moment.index, forKey: controller)
    let isLeaving = situation.open.contains { situation.transitions[$0]?.kind == .dismiss }
    if situation.presenter(of: controller) != nil, !isLeaving {
      let cover = situation.open.last.flatMap { situation.transitions[$0]?.begin }
      record.convict(
        "a screen was reported gone, and it is still presented",
        [(cover ?? situation.lastEnd).map { .event($0) }, .event(moment.index)])
    } else if let earlier {
      record.convict(
        "\(situation.names.text(controller)) was reported gone twice",
        [.event(earlier), .event(moment.index)])
    }
  }

  /// Judges the report of a dismissal that was given up after it.
  private mutating func takeBack(
    _ dismissal: Transition, _ moment: Moment, in situation: Situation
  ) {
    guard let controller = dismissal.from, let report = reports[controller],
      report > dismissal.begin
    else { return }
    reports[controller] = nil
    record.convict(
      "\(situation.names.text(controller)) was reported gone, and its dismissal was given up",
      [.event(report), .event(moment.index)])
  }
}
