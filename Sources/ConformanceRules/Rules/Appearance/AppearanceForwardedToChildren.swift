/// A container passes its own coming and going on to the children that are seen in it.
///
/// Condition: of the children that had appeared when their container began to go, each has begun to go
/// as well before the container comes again or the trace ends; and each of those that still lie in the
/// container has begun to come before it goes again or the trace ends. Only containers and children
/// whose callbacks are recorded are judged. What a child hears after it has set out with its container is
/// another change's affair.
///
/// Legal: children that were out of sight and gone all the time; children that were replaced meanwhile;
/// a child that came with its container, and that a turned page has sent away since.
struct AppearanceForwardedToChildren: Machine {
  static let id: RuleID = "appearance-forwarded-to-children"
  static let statement = """
    A container that forwards by hand passes each of its own appearance changes to every child \
    that is visible at that time.
    """
  static let level = Level.must
  static let authority = """
    Apple: UIViewController, shouldAutomaticallyForwardAppearanceMethods
    """
  static let remedy = """
    Begin and end the visible child's change in the container's own four appearance methods.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [.viewWillAppear, .viewWillDisappear, .release]

  private(set) var record = Record()
  private var changes: ByName<Change> = [:]

  /// The last change of a container, and the children that it has to be passed on to.
  private struct Change {
    let isInward: Bool
    let event: Int
    let children: [Name]
    /// Those of them who have not set out yet.
    var waiting: [Name]
  }

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let container = moment.subject else { return }
    if moment.topic != .release { strike(container, moment, in: situation) }
    guard moment.topic != .release, !moment.isDirect else {
      changes[container] = nil
      return
    }
    let isInward = moment.topic == .viewWillAppear
    let last = changes[container]
    guard last?.isInward != isInward else { return }
    if let last { judge(container, last, .event(moment.index), in: situation) }
    let children = isInward ? last?.children ?? [] : children(of: container, in: situation)
    changes[container] = Change(
      isInward: isInward, event: moment.index, children: children,
      waiting: children.filter { !isTold($0, isInward: isInward, in: situation) })
  }

  /// A child that sets out as its container has done need not be looked at any more.
  private mutating func strike(_ child: Name, _ moment: Moment, in situation: Situation) {
    guard let container = situation.objects[child].parent,
      changes[container]?.isInward == (moment.topic == .viewWillAppear),
      let place = changes[container]?.waiting.firstIndex(of: child)
    else { return }
    changes[container]?.waiting.remove(at: place)
    record.exercise()
  }

  /// Whether a child is on the way that its container goes, or has gone it.
  private func isTold(_ child: Name, isInward: Bool, in situation: Situation) -> Bool {
    let phase = situation.phase(of: child)
    return isInward
      ? phase == .appearing || phase == .appeared : phase == .gone || phase == .disappearing
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    // Who has no place has no children any more.
    changes[name] = nil
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard conclusion.isComplete else { return }
    for (container, change) in changes.sorted(by: { $0.value.event < $1.value.event }) {
      judge(container, change, .ending(.heading), in: situation)
    }
  }

  private func children(of container: Name, in situation: Situation) -> [Name] {
    situation.children(of: container).filter { child in
      situation.phase(of: child) == .appeared && situation.isHeard(child)
        && lies(child, in: container, situation)
    }
  }

  private func lies(_ child: Name, in container: Name, _ situation: Situation) -> Bool {
    guard let view = situation.names.rootView(of: child),
      let around = situation.names.rootView(of: container)
    else { return false }
    return situation.isView(view, inside: around)
  }

  private mutating func judge(
    _ container: Name, _ change: Change, _ last: Evidence, in situation: Situation
  ) {
    for child in change.waiting
    where situation.objects[child].parent == container && situation.isHeard(child) {
      let isTold = isTold(child, isInward: change.isInward, in: situation)
      guard !isTold, !change.isInward || lies(child, in: container, situation) else {
        record.exercise()
        continue
      }
      let way = change.isInward ? "comes" : "goes"
      record.convict(
        """
        \(situation.names.text(container)) \(way), and its child \
        \(situation.names.text(child)) is not told
        """,
        [.event(change.event), situation.proofOfPhase(of: child), last])
    }
  }
}
