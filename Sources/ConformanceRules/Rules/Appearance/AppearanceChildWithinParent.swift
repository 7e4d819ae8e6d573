/// A child is never shown while its parent is gone.
///
/// Condition: when a child did appear, its parent is appearing or has appeared, as far as the parent's
/// callbacks are recorded; and when the trace ends with the parent gone, so is the child. What is
/// presented has no parent.
struct AppearanceChildWithinParent: Machine {
  static let id: RuleID = "appearance-child-within-parent"
  static let statement = """
    A child is never shown while its parent is gone, and does not finish appearing before its \
    parent has begun to.
    """
  static let level = Level.must
  static let authority = """
    Apple: View Controller Programming Guide, Implementing a Container View Controller; observed \
    orders CC-03 and CC-10
    """
  static let remedy = """
    Tell a child of its appearance only while the container itself is in a window; else let the \
    container's own appearance carry the child along.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [.viewDidAppear]

  private(set) var record = Record()
  private var convicted: Set<Name> = []

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let child = moment.subject, let parent = situation.objects[child].parent,
      situation.isHeard(parent)
    else { return }
    switch situation.phase(of: parent) {
    case .appearing, .appeared:
      record.exercise()
    case .gone, .disappearing:
      convicted.insert(child)
      record.convict(
        """
        \(situation.names.text(child)) did appear while \(situation.names.text(parent)) \
        \(situation.phase(of: parent).words)
        """,
        [situation.proofOfPhase(of: parent), .event(moment.index)])
    }
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    convicted.forget(name)
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard conclusion.rest != nil else { return }
    for child in situation.names.all {
      guard let parent = situation.objects[child].parent, situation.isHeard(parent),
        situation.phase(of: parent) == .gone, situation.phase(of: child) == .appeared,
        !convicted.contains(child), situation.objects[parent].lastCallback != nil
      else { continue }
      record.convict(
        """
        \(situation.names.text(parent)) is gone, and its child \(situation.names.text(child)) \
        has appeared
        """,
        [
          situation.proofOfPhase(of: parent), .ending(.appearance(situation.names.text(child))),
        ])
    }
  }
}
