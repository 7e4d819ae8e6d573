/// Stack, screen and bar agree.
///
/// Condition, at rest: the bar of each navigation has an item for each of its screens, and of the
/// screens in a stack only the top lies in the stack's view. Where the subject pops while a push runs,
/// UIKit does not say that the two may part (D7).
struct NavigationStackConsistent: Machine {
  static let id: RuleID = "navigation-stack-consistent"
  static let statement = """
    The stack, the screen that is shown and the items of the bar agree when all is at rest.
    """
  static let level = Level.must
  static let authority = """
    Apple: UINavigationController, viewControllers and topViewController
    """
  static let remedy = """
    Let no pop begin while a push of yours runs, and complete each transition honestly.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [.popViewController, .fault, .end]

  private(set) var record = Record()
  /// The last pop that the subject asked for while a push ran.
  private var pop: Int?

  mutating func observe(_ moment: Moment, in situation: Situation) {
    switch moment.topic {
    case .popViewController:
      if moment.isBySubject, situation.isPopWithinPush(moment) { pop = moment.index }
    case .fault: complain(moment, in: situation)
    default: record.exercise()
    }
  }

  /// UIKit says that bar and stack may part, for a change was asked for while another one ran (D7).
  private mutating func complain(_ moment: Moment, in situation: Situation) {
    guard let pop, situation.isPartingOfBar(moment) else { return }
    self.pop = nil
    record.convict(
      "a pop was asked for while a push ran, and UIKit says that bar and stack may part",
      [.event(pop), .event(moment.index)])
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard let rest = conclusion.rest else { return }
    for (navigation, _) in rest.barItems.sorted(by: { $0.key.number < $1.key.number })
    where situation.baseline.barItems[navigation] == nil {
      let text = situation.names.text(navigation)
      record.convict(
        "the bar of \(text) has another number of items than the stack has screens",
        [situation.lastEnd.map { .event($0) }, .ending(.field(.items, text))])
    }
    for navigation in situation.names.all
    where situation.type(of: navigation) == "UINavigationController" {
      judge(navigation, rest, in: situation)
    }
  }

  private mutating func judge(_ navigation: Name, _ rest: Still, in situation: Situation) {
    let children = rest.children(of: navigation)
    guard let around = situation.names.rootView(of: navigation), rest.shows(around),
      let covered = children.dropLast().first(where: { child in
        guard let view = situation.names.rootView(of: child), rest.shows(view) else { return false }
        return rest.path(from: view).contains(around)
      })
    else { return }
    let text = situation.names.text(navigation)
    record.convict(
      "\(situation.names.text(covered)) is not on top of \(text), and its view is still there",
      [situation.lastEnd.map { .event($0) }, .ending(.children(text))])
  }
}

extension Situation {
  /// Whether UIKit complains that a stack and its bar may part (D7).
  func isPartingOfBar(_ moment: Moment) -> Bool {
    moment.topic == .fault && moment.object.map { names.text($0) } == "D7"
  }

  /// Whether a pop is asked for while a push runs.
  func isPopWithinPush(_ moment: Moment) -> Bool {
    moment.topic == .popViewController && open.contains { transitions[$0]?.kind == .push }
  }
}
