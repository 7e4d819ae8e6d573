import AppearanceTrace

/// An animator changes only views of its own transition.
///
/// Condition: a root view whose look a transition's animator changes belongs to a side of that
/// transition, or to somebody around or inside one.
struct ResourcesNoStaleParticipants: Machine {
  static let id: RuleID = "resources-no-stale-participants"
  static let statement = """
    An animator changes only the views of the transition that it runs.
    """
  static let level = Level.must
  static let authority = """
    Apple: UIViewControllerAnimatedTransitioning: one animator may serve many transitions
    """
  static let remedy = """
    Take the views from the context of the run, and keep none of them afterwards.
    """
  static let needs: Set<SceneSense> = [.causes]
  static let specificity = Specificity.call
  static let topics: [Topic] = [
    .set
  ]

  private(set) var record = Record()
  /// The last time that each view was changed where it has a part.
  private var uses: ByName<Int> = [:]
  /// The views that are known to be changed where they have no part.
  private var strays: Set<Name> = []

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let view = moment.subject,
      let transition = moment.cause.flatMap({ situation.transitions[$0] }),
      let controller = situation.names.controller(of: view)
    else { return }
    let sides = [transition.from, transition.to].compactMap { $0 }
    let isNear = sides.contains { side in
      situation.isController(controller, within: side)
        || situation.isController(side, within: controller)
    }
    guard !isNear, !situation.isInWindow(view) else {
      uses[view] = moment.index
      return record.exercise()
    }
    guard strays.insert(view).inserted else { return }
    record.convict(
      """
      \(situation.names.text(view)) was changed in \(situation.names.text(transition.name)), in which \
      \(situation.names.text(controller)) has no part
      """,
      [uses[view].map { .event($0) }, .event(transition.begin), .event(moment.index)])
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    uses[name] = nil
    strays.remove(name)
  }
}
