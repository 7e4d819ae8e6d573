/// The bar at the bottom follows the screen.
///
/// Condition, at rest: the bar of tabs that somebody has hidden or shown is hidden where a screen in
/// the selected stack hides it, and shown otherwise. A bar that nobody touches and no screen hides is
/// not looked at.
struct NavigationBottomBarRestored: Machine {
  static let id: RuleID = "navigation-bottom-bar-restored"
  static let statement = """
    Tab bar and toolbar are shown as the screen wants that is shown when all is at rest.
    """
  static let level = Level.must
  static let authority = """
    Apple: hidesBottomBarWhenPushed; radar 16095272
    """
  static let remedy = """
    Show and hide bars by hidesBottomBarWhenPushed, which follows a pop that is given up, \
    too.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = []

  private(set) var record = Record()

  mutating func observe(_ moment: Moment, in situation: Situation) {}

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard let rest = conclusion.rest else { return }
    for (tabs, selection) in rest.selections.sorted(by: { $0.key.number < $1.key.number }) {
      guard let selected = selection.controller,
        let bar = situation.names.known("\(situation.names.text(tabs)).bar")
      else { continue }
      let isWanted = rest.hidingBottomBar.contains { rest.parent(of: $0) == selected }
      let change = situation.lastSet(.hidden, of: bar)
      guard isWanted || change != nil else { continue }
      record.exercise()
      let isHidden = rest.values(.hidden, of: bar) != nil
      guard isHidden != isWanted, let change else { continue }
      let text = situation.names.text(bar)
      record.convict(
        "\(text) is \(isHidden ? "hidden" : "shown"), and the screen that is shown wants it otherwise",
        [.event(change), .ending(isHidden ? .property(text, .hidden) : .heading)])
    }
  }
}
