/// Each child that is added is told once that it has moved.
///
/// Condition: from an add on, and before it is removed or the trace ends, the child gets just one
/// did-move with that parent. Whether it comes at once or after an animation is the container's choice:
/// without an animation Apple's guide wants it at once.
///
/// Legal: a did-move with the old parent that takes back a will-move with none.
struct ContainmentDidMoveAfterAdd: Machine {
  static let id: RuleID = "containment-did-move-after-add"
  static let statement = """
    After it was added the child, and not the container, gets one did-move with its parent.
    """
  static let level = Level.must
  static let authority = "Apple: UIViewController, didMove(toParent:)"
  static let remedy = """
    Call didMove(toParent: self) on the child when its view is in and the animation, if any, is \
    over.
    """
  static let specificity = Specificity.call
  static let topics: [Topic] = [.addChild, .willMove, .didMove, .release]

  private(set) var record = Record()
  private var additions: ByName<Addition> = [:]

  private struct Addition {
    let parent: Name
    let event: Int
    var move: Int?
    /// Whether it was told that it goes, so that another did-move may take that back.
    var isLeaving = false
  }

  mutating func observe(_ moment: Moment, in situation: Situation) {
    switch moment.topic {
    case .addChild:
      guard let parent = moment.subject, let child = moment.object else { return }
      additions[child] = Addition(parent: parent, event: moment.index)
    case .willMove:
      guard let child = moment.subject, moment.object == nil else { return }
      additions[child]?.isLeaving = true
    case .didMove: move(moment, in: situation)
    case .release: moment.subject.map { additions[$0] = nil }
    default: break
    }
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    additions[name] = nil
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard conclusion.isComplete else { return }
    for (child, addition) in additions.sorted(by: { $0.value.event < $1.value.event })
    where addition.move == nil && situation.objects[child].parent == addition.parent {
      record.convict(
        """
        \(situation.names.text(child)) was added to \(situation.names.text(addition.parent)), \
        and never told that it has moved
        """,
        [.event(addition.event), .ending(.children(situation.names.text(addition.parent)))])
    }
  }

  private mutating func move(_ moment: Moment, in situation: Situation) {
    guard let child = moment.subject, var addition = additions[child] else { return }
    guard let parent = moment.object else {
      additions[child] = nil
      return
    }
    guard parent == addition.parent else { return }
    if let earlier = addition.move, !addition.isLeaving {
      record.convict(
        "\(situation.names.text(child)) was told twice that it has moved",
        [.event(addition.event), .event(earlier), .event(moment.index)])
    } else {
      record.exercise()
    }
    addition.move = moment.index
    addition.isLeaving = false
    additions[child] = addition
  }
}
