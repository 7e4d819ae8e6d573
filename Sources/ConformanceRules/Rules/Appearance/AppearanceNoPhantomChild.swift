/// A child that is not shown is not told that it appears.
///
/// Condition: when a child did appear, its view is in a window, as far as lines tell; and a child that
/// did appear in the trace and has not gone since is in sight when the trace ends: its frame meets the
/// window, and neither it nor what lies around it is hidden or transparent. The container of a
/// navigation or a tab controller of which no line has said where it lies is in that controller's view.
struct AppearanceNoPhantomChild: Machine {
  static let id: RuleID = "appearance-no-phantom-child"
  static let statement = """
    A child that is not shown, such as a page kept ready or a closed drawer, is not told that it \
    appears.
    """
  static let level = Level.must
  static let authority = """
    Apple: UIViewController, viewDidAppear(_:); View Controller Programming Guide, Implementing a \
    Container View Controller
    """
  static let remedy = """
    Switch automatic forwarding off, and tell only the child that comes into sight.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [.viewDidAppear, .viewWillDisappear, .release]

  private(set) var record = Record()
  /// The last did-appear of each child that is there.
  private var arrivals: ByName<Int> = [:]

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let child = moment.subject else { return }
    guard moment.topic == .viewDidAppear else {
      arrivals[child] = nil
      return
    }
    guard situation.objects[child].parent != nil else { return }
    guard let view = situation.names.rootView(of: child), situation.objects[view].isPlaced,
      !isShown(view, in: situation)
    else {
      arrivals[child] = moment.index
      return record.exercise()
    }
    record.convict(
      "\(situation.names.text(child)) did appear, and its view is in no window",
      [
        situation.objects[view].lastMove.map { .event($0) }
          ?? .baseline(.view(situation.names.text(view))),
        .event(moment.index),
      ])
  }

  /// Whether a view lies in a window, as far as lines and the names of containers tell.
  private func isShown(_ view: Name, in situation: Situation) -> Bool {
    var view = view
    for _ in 0..<Situation.depthLimit {
      if situation.isInWindow(view) { return true }
      guard let outermost = situation.path(from: view).last,
        situation.names.isContainer(outermost), !situation.objects[outermost].isPlaced,
        let holder = situation.names.owner(of: outermost).flatMap(situation.names.rootView)
      else { return false }
      view = holder
    }
    return false
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    arrivals[name] = nil
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard let rest = conclusion.rest else { return }
    let sight = Sight(rest, situation)
    for (child, arrival) in arrivals.sorted(by: { $0.value < $1.value }) {
      guard let view = situation.names.rootView(of: child), sight.isInWindow(view),
        sight.isHidden(view) || sight.opacity(of: view) == 0 || !sight.isInSight(view)
      else { continue }
      let text = situation.names.text(view)
      record.convict(
        "\(situation.names.text(child)) did appear, and is out of sight",
        [
          .event(arrival),
          .ending(
            rest.values(.frame, of: view) == nil
              ? .view(text) : .property(text, .frame)),
        ])
    }
  }
}
