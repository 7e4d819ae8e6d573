import AppearanceTrace

/// A finger that turns round: what it began on its way out, and whether it lifted where it came down, or behind
/// that.
///
/// What it began is its own again where it goes on to something behind where it came down: a child that makes way
/// there for the neighbour on the other side, and a presented screen that follows it there.
struct TurnedFinger: Sendable {
  /// Where it came down.
  private let finger: Int
  /// The transitions that it drives, each with where what leaves was when that began.
  private var transitions: NameMap<FingerGesture.Place> = [:]
  /// The children that come by it, and those that go.
  private var children: NameMap<Bool> = [:]
  /// What it was that each child did first since it came down: whether it came.
  private var firstTurns: NameMap<Bool> = [:]
  /// Where it has lifted.
  private var lift: Int?

  /// How many points a finger may be away that is where it came down.
  private static let nearness = 5.0
  /// How much of the way of a finger a screen goes at least that follows it. (The number is ours: what only
  /// yields to a finger goes about half as far.)
  private static let following = 0.75

  /// Takes a finger that comes down.
  init(_ entry: IndexedEvent) { finger = entry.index }

  /// What shows that something went through all the same.
  func proof(_ entry: IndexedEvent) -> [Evidence?] {
    [.event(finger), lift.map { .event($0) }, .event(entry.index)]
  }

  // MARK: - What it begins

  /// Takes in that a transition begins.
  mutating func take(
    beginOf transition: TransitionState, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    transitions[transition.name] = nil
    guard transition.isInteractive, side(of: entry, in: hierarchy) == .ahead else { return }
    transitions[transition.name] = Self.place(ofLeaving: transition, in: hierarchy)
  }

  /// Takes in that a child of an app's own container is told that it comes or goes, outside of transitions.
  ///
  /// One that only goes back to where it was before the finger is not the finger's.
  mutating func take(child: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState) {
    children[child] = nil
    guard hierarchy.open.isEmpty, let parent = hierarchy.objects[child].parent,
      let side = side(of: entry, in: hierarchy)
    else { return }
    let comes = entry.topic == .viewWillAppear
    let isNew = firstTurns[child] == nil
    if isNew { firstTurns[child] = comes }
    switch side {
    case .ahead: if firstTurns[child] == comes { children[child] = comes }
    case .behind: if comes, isNew { giveUpDepartures(from: parent, in: hierarchy) }
    }
  }

  /// Forgets the children that go, since another one takes their place on the other side.
  private mutating func giveUpDepartures(from parent: Name, in hierarchy: HierarchyState) {
    for (child, comes) in children
    where !comes && hierarchy.objects[child].parent == parent {
      children[child] = nil
    }
  }

  /// Takes in that a transition is decided to go through; one that is before the finger has gone runs by itself.
  mutating func take(finishOf transition: Name) {
    if lift == nil { transitions[transition] = nil }
  }

  /// Takes in that a finger goes.
  ///
  /// - Returns: Whether it is this one, has turned round, and drove something.
  mutating func leave(_ entry: IndexedEvent, in hierarchy: HierarchyState) -> Bool {
    guard let gesture = entry.principal.flatMap({ hierarchy.finger(on: $0) }),
      gesture.begin == finger, gesture.isAlone, let advance = gesture.advance,
      advance <= Self.nearness
    else { return false }
    lift = entry.index
    if advance < -Self.nearness { leaveAlone(followersOf: gesture, in: hierarchy) }
    return !transitions.isEmpty || !children.isEmpty
  }

  /// The sides of where a finger came down.
  private enum Side { case ahead, behind }

  /// On which side of where it came down the finger moves, and an event comes of that; none where neither is so.
  private func side(of entry: IndexedEvent, in hierarchy: HierarchyState) -> Side? {
    guard let gesture = hierarchy.fingers.last, gesture.begin == finger, gesture.isAlone,
      let move = gesture.lastMove, hierarchy.lastAct == move, hierarchy.lastActTime == entry.time,
      let advance = gesture.advance, abs(advance) > Self.nearness
    else { return nil }
    return advance > 0 ? .ahead : .behind
  }

  // MARK: - What follows it

  /// Forgets the dismissals of screens that have followed the finger behind where it came down: they may be
  /// dragged away in either direction.
  private mutating func leaveAlone(
    followersOf gesture: FingerGesture, in hierarchy: HierarchyState
  ) {
    for (name, start) in transitions {
      guard let transition = hierarchy.transitions[name], transition.kind == .dismiss,
        let advance = gesture.advance,
        let shift = gesture.advance(
          from: start, to: Self.place(ofLeaving: transition, in: hierarchy)),
        shift <= advance * Self.following
      else { continue }
      transitions[name] = nil
    }
  }

  /// Where what leaves by a transition is: where its frame begins, and as far from there as a transform moves it.
  private static func place(
    ofLeaving transition: TransitionState, in hierarchy: HierarchyState
  ) -> FingerGesture.Place {
    let view = transition.from.flatMap { hierarchy.names.rootView(of: $0) }
    let frame = view.flatMap { hierarchy.values(.frame, of: $0) }?.prefix(2)
    let transform = view.flatMap { hierarchy.values(.transform, of: $0) }?.suffix(2)
    let (laid, moved) = (frame?.compactMap(Double.init), transform?.compactMap(Double.init))
    return FingerGesture.Place(
      x: (laid?.first ?? 0) + (moved?.first ?? 0), y: (laid?.last ?? 0) + (moved?.last ?? 0))
  }

  // MARK: - What becomes of it

  /// Takes in that a transition ends.
  ///
  /// - Returns: Whether the finger drove it and turned round, and it has finished all the same.
  mutating func take(
    endOf transition: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) -> Bool {
    transitions.removeValue(forKey: transition) != nil && isLast(in: hierarchy)
      && entry.flag == true
  }

  /// Takes in that a child has come or gone.
  ///
  /// - Returns: Whether the finger let it do so and turned round.
  mutating func take(
    arrivalOf child: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) -> Bool {
    children.removeValue(forKey: child) == (entry.topic == .viewDidAppear) && isLast(in: hierarchy)
  }

  /// Whether the script has done nothing since it lifted.
  private func isLast(in hierarchy: HierarchyState) -> Bool {
    lift.map { !hierarchy.hasScriptActed(since: $0) } ?? false
  }

  mutating func forget(_ name: Name) {
    transitions[name] = nil
    children[name] = nil
    firstTurns[name] = nil
  }
}
