import AppearanceTrace

/// What is revealed lies below what goes.
///
/// Condition, for dismissals and pops in which both views lie in one place: where the revealed view
/// was put above the outgoing one, and is neither moved nor faded in there, it was put below again
/// before the end. Which other properties it gets tells nothing of where it is seen.
struct GeometryZOrder: RuleChecker {
  static let id: RuleID = "geometry-z-order"
  static let statement = """
    On the way back the view that is revealed lies below the one that goes.
    """
  static let level = Level.should
  static let authority: [Authority] = [
    .apple("View Controller Programming Guide, Customizing the Transition Animations")
  ]
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
  private var covers: NameMap<Cover> = [:]

  private struct Cover {
    let insertion: Int
    let transition: Name
  }

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let object = entry.principal else { return }
    switch entry.topic {
    case .insert: insert(object, entry, in: hierarchy)
    case .set: if entry.property.map(\.kind.changesVisibility) ?? false { covers[object] = nil }
    case .moves: covers[object] = nil
    default: complete(object, entry, in: hierarchy)
    }
  }

  private mutating func insert(_ view: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let transition = entry.cause.flatMap({ hierarchy.transitions[$0] }),
      transition.kind == .dismiss || transition.kind == .pop
    else { return }
    let revealed = transition.to.flatMap { hierarchy.names.rootView(of: $0) }
    let leaving = transition.from.flatMap { hierarchy.names.rootView(of: $0) }
    if view == revealed {
      let isBeside = leaving.map { hierarchy.objects[$0].superview == entry.counterpart } ?? false
      covers[view] =
        isBeside && entry.sibling == nil
        ? Cover(insertion: entry.index, transition: transition.name) : nil
    } else if view == leaving, let revealed {
      covers[revealed] = nil
    }
  }

  private mutating func complete(_ name: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState)
  {
    guard let transition = hierarchy.transitions[name],
      let view = transition.to.flatMap({ hierarchy.names.rootView(of: $0) })
    else { return }
    guard let cover = covers.removeValue(forKey: view), cover.transition == name,
      transition.isAnimated
    else { return record.exercise() }
    record.convict(
      "\(hierarchy.names.text(view)) was revealed above the view that goes",
      [.event(transition.begin), .event(cover.insertion)])
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    covers[name] = nil
  }
}
