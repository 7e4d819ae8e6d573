import AppearanceTrace

/// What is kept of changes that containers tell their children by hand.
struct HandMadeOrder: Sendable {
  /// The last begin of each child whose change goes on.
  private var begins: ByName<Int> = [:]
  /// When the subject put each view in last.
  private var inserts: ByName<(event: Int, time: TraceTime)> = [:]

  mutating func insert(_ view: Name, _ moment: Moment, in situation: Situation) {
    guard moment.isBySubject, situation.names.controller(of: view) != nil else { return }
    inserts[view] = (moment.index, moment.time)
  }

  mutating func begin(_ child: Name, _ moment: Moment) {
    begins[child] = moment.index
  }

  /// Takes the end of a child's change, and tells where it was begun.
  mutating func end(_ child: Name) -> Int? {
    begins.removeValue(forKey: child)
  }

  mutating func forget(_ name: Name) {
    begins[name] = nil
    inserts[name] = nil
  }

  /// The line that put the view of a child in, where it stands too early: in the instant in which the
  /// child's appearance begins, and in a container that is on screen.
  func earlyMove(of child: Name, _ moment: Moment, in situation: Situation) -> Int? {
    guard situation.phase(of: child) == .gone, !isParty(child, in: situation),
      let parent = situation.objects[child].parent, situation.phase(of: parent) == .appeared,
      let view = situation.names.rootView(of: child), situation.isInWindow(view),
      let insert = inserts[view], insert.time == moment.time
    else { return nil }
    return insert.event
  }

  /// The view of a child of the same container that moves there, and since when, if that is after the
  /// child's change began.
  func motion(
    beside child: Name, since begin: Int, in situation: Situation
  ) -> (view: Name, event: Int)? {
    guard !isParty(child, in: situation), let parent = situation.objects[child].parent else {
      return nil
    }
    return situation.motions(in: parent).first { $0.event > begin }
  }

  /// Whether a transition with a context of UIKit's is about a child.
  private func isParty(_ child: Name, in situation: Situation) -> Bool {
    situation.open.contains { name in
      situation.transitions[name].map { $0.kind != .replace && $0.concerns(child) } ?? false
    }
  }
}

extension Situation {
  /// The views of a container's children that are animated inside the container's, with the lines at
  /// which that began, in order.
  func motions(in container: Name) -> [(view: Name, event: Int)] {
    guard !moving.isEmpty, let around = names.rootView(of: container) else { return [] }
    return moving.filter { view, _ in
      names.controller(of: view).map { objects[$0].parent == container } ?? false
        && isView(view, inside: around)
    }.map { (view: $0.key, event: $0.value) }.sorted { $0.event < $1.event }
  }
}
