/// A change of size reaches every child, once.
///
/// Condition: when a container is told that its size will change, each child whose callbacks are
/// recorded and whose view lies in it is told so too, once, before the container is told again or the
/// trace ends.
struct ContainmentSizeChangeForwarded: Machine {
  static let id: RuleID = "containment-size-change-forwarded"
  static let statement = "Size changes reach every child, once, with the child's new size."
  static let level = Level.must
  static let authority = "Apple: UIContentContainer, viewWillTransition(to:with:)"
  static let remedy = "Call super.viewWillTransition(to:with:) when you override it."
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [.viewWillTransition, .release]

  private(set) var record = Record()
  private var changes: ByName<Change> = [:]

  /// The last change of a container's size.
  private struct Change {
    let event: Int
    let children: [Name]
    /// The first news of each child.
    var told: ByName<Int> = [:]
  }

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let controller = moment.subject else { return }
    guard moment.topic != .release else {
      changes[controller] = nil
      return
    }
    if let change = changes[controller] {
      judge(controller, change, .event(moment.index), in: situation)
    }
    tellParent(of: controller, moment, in: situation)
    let children = children(of: controller, in: situation)
    changes[controller] =
      children.isEmpty ? nil : Change(event: moment.index, children: children)
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

  private mutating func tellParent(
    of child: Name, _ moment: Moment, in situation: Situation
  ) {
    guard let parent = situation.objects[child].parent, let change = changes[parent] else {
      return
    }
    guard let earlier = change.told[child] else {
      changes[parent]?.told[child] = moment.index
      return record.exercise()
    }
    record.convict(
      "\(situation.names.text(child)) was told twice of one change of size",
      [.event(change.event), .event(earlier), .event(moment.index)])
  }

  private func children(of container: Name, in situation: Situation) -> [Name] {
    guard let around = situation.names.rootView(of: container) else { return [] }
    return situation.children(of: container).filter { child in
      situation.isHeard(child)
        && situation.names.rootView(of: child).map { situation.isView($0, inside: around) } ?? false
    }
  }

  private mutating func judge(
    _ container: Name, _ change: Change, _ last: Evidence, in situation: Situation
  ) {
    for child in change.children
    where change.told[child] == nil && situation.objects[child].parent == container {
      record.convict(
        """
        \(situation.names.text(container)) gets another size, and nobody told its child \
        \(situation.names.text(child))
        """,
        [.event(change.event), last])
    }
  }
}
