/// A change of size reaches every child, once.
///
/// Condition: when a container is told that its size will change, each child whose callbacks are
/// recorded and whose view lies in it is told so too, once, before the container is told again or the
/// trace ends. Of the last change, a child whose view fills the window at rest, together with the
/// container's, was told of the container's size, which then is its own.
///
/// A child that does not fill the container has a size of its own, which the container names and no line
/// says; so has one whose container was told again. Changes of traits are in no line.
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
    /// The size that the container was told of; none where the line says none.
    let size: [String]?
    /// The first news of each child.
    var told: ByName<News> = [:]
  }

  /// What a child was told.
  private struct News {
    let event: Int
    let size: [String]?
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
      children.isEmpty ? nil : Change(event: moment.index, children: children, size: size(moment))
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    // Who has no place has no children any more.
    changes[name] = nil
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard conclusion.isComplete else { return }
    for (container, change) in changes.sorted(by: { $0.value.event < $1.value.event }) {
      judge(container, change, .ending(.heading), in: situation)
      if let rest = conclusion.rest { judgeSizes(container, change, rest, in: situation) }
    }
  }

  private mutating func tellParent(
    of child: Name, _ moment: Moment, in situation: Situation
  ) {
    guard let parent = situation.objects[child].parent, let change = changes[parent] else {
      return
    }
    guard let earlier = change.told[child] else {
      let news = News(event: moment.index, size: size(moment))
      changes[parent]?.told[child] = news
      return record.exercise()
    }
    record.convict(
      "\(situation.names.text(child)) was told twice of one change of size",
      [.event(change.event), .event(earlier.event), .event(moment.index)])
  }

  /// The size of which a call tells.
  private func size(_ moment: Moment) -> [String]? {
    guard case .list(let size)? = moment.call?.value("to") else { return nil }
    return size
  }

  /// Judges what the children heard in the last change by how large they are now.
  private mutating func judgeSizes(
    _ container: Name, _ change: Change, _ rest: Still, in situation: Situation
  ) {
    guard let around = situation.names.rootView(of: container), let size = change.size,
      rest.values(.frame, of: around) == nil
    else { return }
    for child in change.children {
      guard let news = change.told[child], let told = news.size, told != size,
        let view = situation.names.rootView(of: child), rest.parent(of: child) == container,
        rest.path(from: view).contains(around), rest.values(.frame, of: view) == nil
      else { continue }
      record.convict(
        """
        \(situation.names.text(child)) fills \(situation.names.text(container)), and was told of \
        another size
        """,
        [.event(change.event), .event(news.event), .ending(.view(situation.names.text(view)))])
    }
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
