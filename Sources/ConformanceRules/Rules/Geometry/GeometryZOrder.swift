import AppearanceTrace

/// What is revealed lies below what goes.
///
/// Condition, for dismissals and pops in which both views lie in one place: where the revealed view
/// was put above the outgoing one, and is neither moved nor faded in there, it was put below again
/// before the end. Which other properties it gets tells nothing of where it is seen.
struct GeometryZOrder: Machine {
  static let id: RuleID = "geometry-z-order"
  static let statement = """
    On the way back the view that is revealed lies below the one that goes.
    """
  static let level = Level.should
  static let authority = """
    Apple: View Controller Programming Guide, Customizing the Transition Animations
    """
  static let remedy = """
    Insert the revealed view below the outgoing one when you dismiss or pop.
    """
  static let needs: Set<SceneSense> = [.causes]
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .insert, .set, .moves, .completeTransition,
  ]

  private(set) var record = Record()
  /// The insertion that put each revealed view on top, and the transition that made it.
  private var covers: ByName<Cover> = [:]

  private struct Cover {
    let insertion: Int
    let transition: Name
  }

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let object = moment.subject else { return }
    switch moment.topic {
    case .insert: insert(object, moment, in: situation)
    case .set: if moment.property.map(\.kind.changesSight) ?? false { covers[object] = nil }
    case .moves: covers[object] = nil
    default: complete(object, moment, in: situation)
    }
  }

  private mutating func insert(_ view: Name, _ moment: Moment, in situation: Situation) {
    guard let transition = moment.cause.flatMap({ situation.transitions[$0] }),
      transition.kind == .dismiss || transition.kind == .pop
    else { return }
    let revealed = transition.to.flatMap { situation.names.rootView(of: $0) }
    let leaving = transition.from.flatMap { situation.names.rootView(of: $0) }
    if view == revealed {
      let isBeside = leaving.map { situation.objects[$0].superview == moment.object } ?? false
      covers[view] =
        isBeside && moment.sibling == nil
        ? Cover(insertion: moment.index, transition: transition.name) : nil
    } else if view == leaving, let revealed {
      covers[revealed] = nil
    }
  }

  private mutating func complete(_ name: Name, _ moment: Moment, in situation: Situation) {
    guard let transition = situation.transitions[name],
      let view = transition.to.flatMap({ situation.names.rootView(of: $0) })
    else { return }
    guard let cover = covers.removeValue(forKey: view), cover.transition == name,
      transition.isAnimated
    else { return record.exercise() }
    record.convict(
      "\(situation.names.text(view)) was revealed above the view that goes",
      [.event(transition.begin), .event(cover.insertion)])
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    covers[name] = nil
  }
}
