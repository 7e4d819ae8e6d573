/// Stack, screen and bar agree.
///
/// Condition, at rest: the bar of each navigation has an item for each of its screens, and of the
/// screens in a stack only the top lies in the stack's view.
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
  static let topics: [Topic] = [
    .end
  ]

  private(set) var record = Record()
  mutating func observe(_ moment: Moment, in situation: Situation) { record.exercise() }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard let rest = conclusion.rest else { return }
    for (navigation, _) in rest.barItems.sorted(by: { $0.key.number < $1.key.number })
    where situation.baseline.barItems[navigation] == nil {
      let text = situation.names.text(navigation)
      record.convict(
        "the bar of \(text) has another number of items than the stack has screens",
        [situation.lastEnd.map { .event($0) }, .ending(.field(.items, text))])
    }
    for index in situation.objects.indices {
      let navigation = Name(index)
      guard situation.type(of: navigation) == "UINavigationController" else { continue }
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
