/// A child hears that it is to lose its parent before it does.
///
/// Condition: before a child is removed it got one will-move with nil since it was added, or since it
/// was last told that it has moved to its parent.
struct ContainmentWillMoveNilBeforeRemove: Machine {
  static let id: RuleID = "containment-will-move-nil-before-remove"
  static let statement = "Before a child is removed from its parent it gets one will-move with nil."
  static let level = Level.must
  static let authority = "Apple: UIViewController, willMove(toParent:)"
  static let remedy = """
    Call willMove(toParent: nil) on the child before anything of the change is done.
    """
  static let specificity = Specificity.call
  static let topics: [Topic] = [.addChild, .willMove, .didMove, .removeFromParent]

  private(set) var record = Record()
  private var warnings: ByName<[Int]> = [:]

  mutating func observe(_ moment: Moment, in situation: Situation) {
    switch moment.topic {
    case .addChild: moment.object.map { warnings[$0] = nil }
    case .didMove: moment.subject.map { warnings[$0] = nil }
    case .willMove:
      guard let child = moment.subject, moment.object == nil else { return }
      if warnings[child, default: []].count < 2 {
        warnings[child, default: []].append(moment.index)
      }
    case .removeFromParent: remove(moment, in: situation)
    default: break
    }
  }

  private mutating func remove(_ moment: Moment, in situation: Situation) {
    guard let child = moment.subject else { return }
    let name = situation.names.text(child)
    let calls = warnings.removeValue(forKey: child) ?? []
    switch calls.count {
    case 1:
      record.exercise()
    case 0:
      let parent = situation.objects[child].parent.map { situation.names.text($0) }
      record.convict(
        "\(name) was removed from its parent, and never told that it will be",
        [parent.map { .baseline(.children($0)) } ?? .baseline(.heading), .event(moment.index)])
    default:
      record.convict(
        "\(name) was told twice that it will lose its parent",
        calls.map { .event($0) } + [.event(moment.index)])
    }
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    warnings[name] = nil
  }
}
