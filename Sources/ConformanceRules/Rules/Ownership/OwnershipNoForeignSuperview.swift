import AppearanceTrace

/// The views of a transition stay in its container, or where they came from.
///
/// Condition: a root view of one of the two sides that the subject puts somewhere in the name of a
/// transition goes into the container, into something that lies in the container, or back to where it
/// lay when no transition ran. What lies in no window may be filled first, if it brings the view into
/// the container before completion is reported.
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
  static let topics: [Topic] = [.begin, .insert, .remove, .completeTransition, .end]

  private(set) var record = Record()
  private var homes: ByName<Name> = [:]

  /// The views that were put into something that lay in no window.
  private var suspects: [Suspect] = []

  private struct Suspect {
    let transition: Name
    let view: Name
    let superview: Name
    let event: Int
  }

  mutating func observe(_ moment: Moment, in situation: Situation) {
    acquit(in: situation)
    switch moment.topic {
    case .begin:
      suspects.removeAll { $0.transition == moment.subject }
      remember(moment, in: situation)
    case .insert: judge(moment, in: situation)
    case .completeTransition, .end: settle(moment, in: situation)
    default: break
    }
  }

  private mutating func judge(_ moment: Moment, in situation: Situation) {
    guard let view = moment.subject, let superview = moment.object,
      let transition = moment.cause.flatMap({ situation.transitions[$0] }),
      let controller = situation.names.controller(of: view), transition.concerns(controller)
    else { return }
    let home = homes[view] ?? situation.baseline.superview(of: view)
    let container = situation.container(of: transition)
    let isInContainer = container.map { situation.isView(superview, inside: $0) } ?? true
    guard !isInContainer, superview != home else { return record.exercise() }
    let suspect = Suspect(
      transition: transition.name, view: view, superview: superview, event: moment.index)
    if transition.completion == nil, transition.end == nil, !situation.isInWindow(superview) {
      suspects.append(suspect)
    } else {
      convict(suspect, [.event(transition.begin), .event(moment.index)], in: situation)
    }
  }

  /// Clears the views that have come into the container with what they were put into.
  private mutating func acquit(in situation: Situation) {
    suspects.removeAll { suspect in
      let container = situation.transitions[suspect.transition].flatMap(situation.container)
      return container.map { situation.isView(suspect.view, inside: $0) } ?? false
    }
  }

  /// Judges the views that still lie in what has not come into the container.
  private mutating func settle(_ moment: Moment, in situation: Situation) {
    for suspect in suspects where suspect.transition == moment.subject {
      guard situation.isView(suspect.view, inside: suspect.superview) else { continue }
      convict(suspect, [.event(suspect.event), .event(moment.index)], in: situation)
    }
    suspects.removeAll { $0.transition == moment.subject }
  }

  private mutating func convict(
    _ suspect: Suspect, _ evidence: [Evidence], in situation: Situation
  ) {
    record.convict(
      """
      \(situation.names.text(suspect.view)) was put into \
      \(situation.names.text(suspect.superview)), which is neither the container nor its old place
      """,
      evidence)
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
    suspects.removeAll { [$0.transition, $0.view, $0.superview].contains(name) }
  }
}
