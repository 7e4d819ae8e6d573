/// No change is begun on top of another and left half done.
///
/// Condition: script or subject ask a container, which is not on its way itself, for a change while
/// one of its children is on its way in or out. At rest none of its children is so any more, and
/// the bar of a stack has an item for each screen. Where the subject asks itself, or lets a tap through
/// that does, UIKit does not complain of both (D7); a pop within a push is the stack's own affair.
struct InteractionNoOverlap: Machine {
  static let id: RuleID = "interaction-no-overlap"
  static let statement = """
    A change that is asked for while another one runs in the same container is refused, \
    waits, or interrupts it cleanly; neither is left half done.
    """
  static let level = Level.must
  static let authority = """
    observed UIKit warnings; Apple: UIViewControllerTransitionCoordinator
    """
  static let remedy = """
    Ask whether a change of yours runs before you begin another, and bring the first to its \
    end.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .select, .replace, .open, .close, .pushViewController, .popViewController,
    .setViewControllers, .setSelectedIndex, .fault, .gestureBegan, .end,
  ]

  private(set) var record = Record()
  /// The change that runs in a container, and the one that was asked for on top of it.
  private var overlaps: ByName<(first: Int?, second: Int)> = [:]
  /// The change that a container was asked for last.
  private var requests: ByName<Int> = [:]
  /// The last change that the subject itself asked for while one ran.
  private var own: Int?
  /// The last tap in the middle of a transition.
  private var tap: Moment?

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard moment.topic != .fault else { return complain(moment, in: situation) }
    guard moment.topic != .end else {
      if situation.open.allSatisfy({ $0 == moment.subject }) { (own, tap) = (nil, nil) }
      return
    }
    guard moment.topic != .gestureBegan else {
      let isLetThrough = moment.call?.arguments.first?.label == "tap" && !situation.open.isEmpty
      tap = isLetThrough ? moment : nil
      return
    }
    if !situation.open.isEmpty {
      if moment.isBySubject { own = situation.isPopWithinPush(moment) ? nil : moment.index }
      if let tap, tap.time == moment.time { own = tap.index }
    }
    guard moment.mark == .script || moment.isBySubject, let container = moment.subject else {
      return
    }
    if overlaps[container] == nil, Self.isChanging(container, in: situation) {
      overlaps[container] = (requests[container], moment.index)
      record.exercise()
    }
    requests[container] = moment.index
  }

  /// UIKit says what becomes of a bar whose change was asked for on top of another (D7).
  private mutating func complain(_ moment: Moment, in situation: Situation) {
    guard let own, situation.isPartingOfBar(moment) else { return }
    self.own = nil
    record.convict(
      "a change was asked for while another one ran, and UIKit complains of both",
      [.event(own), .event(moment.index)])
  }

  /// Whether a child of a container is on its way in or out, and the container itself is not.
  private static func isChanging(_ container: Name, in situation: Situation) -> Bool {
    guard !isOnItsWay(container, in: situation) else { return false }
    return situation.families[container]?.contains { isOnItsWay($0, in: situation) } ?? false
  }

  private static func isOnItsWay(_ controller: Name, in situation: Situation) -> Bool {
    switch situation.phase(of: controller) {
    case .appearing, .disappearing: true
    case .gone, .appeared: false
    }
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    overlaps[name] = nil
    requests[name] = nil
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard let rest = conclusion.rest else { return }
    for (container, overlap) in overlaps.sorted(by: { $0.value.second < $1.value.second }) {
      guard let proof = proof(of: container, rest, in: situation) else { continue }
      record.convict(
        "\(situation.names.text(container)) was asked for a change while another one ran, and did"
          + " not bring both to an end",
        [overlap.first.map { .event($0) }, .event(overlap.second), proof])
    }
  }

  /// What shows that a change is half done.
  private func proof(of container: Name, _ rest: Still, in situation: Situation) -> Evidence? {
    let text = situation.names.text(container)
    if rest.barItems[container] != nil { return .ending(.field(.items, text)) }
    return rest.children(of: container).first { Self.isOnItsWay($0, in: situation) }.map {
      .ending(.appearance(situation.names.text($0)))
    }
  }
}
