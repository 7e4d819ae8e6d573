import AppearanceTrace

/// The views of a transition stay in its container, or where they came from.
///
/// Condition: a root view of one of the two sides that the subject puts somewhere in the name of a
/// transition goes into the container, into something that lies in the container, or back to where it
/// lay when no transition ran.
struct OwnershipNoForeignSuperview: Machine {
  static let id: RuleID = "ownership-no-foreign-superview"
  static let statement = """
    Participating views are never put straight into a window, or into a view that is neither the \
    container nor their original parent.
    """
  static let level = Level.must
  static let authority = """
    Apple: View Controller Programming Guide, Customizing the Transition Animations: the container \
    view is the superview of all views involved
    """
  static let remedy = "Add views to context.containerView, and to nothing else."
  static let needs: Set<SceneSense> = [.causes]
  static let specificity = Specificity.call
  static let topics: [Topic] = [.begin, .insert]

  private(set) var record = Record()
  private var homes: ByName<Name> = [:]

  mutating func observe(_ moment: Moment, in situation: Situation) {
    if moment.topic == .begin { return remember(moment, in: situation) }
    guard let view = moment.subject, let superview = moment.object,
      let transition = moment.cause.flatMap({ situation.transitions[$0] }),
      let controller = situation.names.controller(of: view), transition.concerns(controller)
    else { return }
    let home = homes[view] ?? situation.baseline.superview(of: view)
    let container = situation.container(of: transition)
    let isInContainer = container.map { situation.isView(superview, inside: $0) } ?? true
    guard !isInContainer, superview != home else { return record.exercise() }
    record.convict(
      """
      \(situation.names.text(view)) was put into \(situation.names.text(superview)), which is \
      neither the container nor its old place
      """,
      [.event(transition.begin), .event(moment.index)])
  }

  /// Notes where the two sides lie before the first of several transitions begins.
  private mutating func remember(_ moment: Moment, in situation: Situation) {
    guard let transition = moment.subject.flatMap({ situation.transitions[$0] }),
      situation.open.count == 1
    else { return }
    for side in [transition.from, transition.to] {
      guard let view = side.flatMap({ situation.names.rootView(of: $0) }),
        let superview = situation.objects[view].superview,
        !situation.names.isContainer(superview)
      else { continue }
      homes[view] = superview
    }
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    homes[name] = nil
  }
}
