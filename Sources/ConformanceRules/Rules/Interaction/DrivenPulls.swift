/// What fingers have driven, and where one does not do what the one before it on the same controller did.
struct DrivenPulls: Sendable {
  /// The transition that a finger on each controller has driven last.
  private var pulls: NameMap<DrivenPull> = [:]
  /// The finger that is expected to begin a transition as an earlier one did.
  private var expectation: ExpectedPull?

  /// By how much the progress of two fingers that are as far out may differ.
  private static let tolerance = 0.15

  /// What a comparison with the finger before comes to.
  enum Comparison: Sendable {
    case asBefore
    case otherwise(Departure)
  }

  /// A finger that does something else than the one before it.
  struct Departure: Sendable {
    let deed: Deed
    /// The transition that the finger before has driven.
    let earlier: Name
    let proof: [Evidence?]
  }

  /// What a finger does instead; the transition is that which it drives.
  enum Deed: Sendable {
    case drivesNothing
    case drivesLessFar(Name)
    case drivesFarther(Name)
    case beginsNothing
  }

  /// Takes a finger that comes down: it is to begin something where another one has driven a transition and
  /// given up.
  mutating func take(finger entry: IndexedEvent, in hierarchy: HierarchyState) {
    expectation = entry.principal.flatMap { pulls[$0] }.flatMap {
      ExpectedPull(after: $0, entry, in: hierarchy)
    }
  }

  /// Compares a transition that begins under a finger with the last that one has driven.
  mutating func take(beginning entry: IndexedEvent, in hierarchy: HierarchyState) -> Departure? {
    expectation = nil
    guard let transition = entry.principal.flatMap({ hierarchy.transitions[$0] }),
      let finger = hierarchy.fingers.last,
      hierarchy.lastAct == finger.lastMove ?? finger.begin,
      hierarchy.lastActTime == entry.time
    else { return nil }
    let pull = pulls[finger.receiver].flatMap { pull in
      pull.isLike(transition, by: finger, in: hierarchy) ? pull : nil
    }
    guard !transition.isInteractive else {
      pulls[finger.receiver] = DrivenPull(of: transition, by: finger, after: pull)
      return nil
    }
    guard transition.isAnimated, let pull,
      let earlier = hierarchy.transitions[pull.transition], earlier.begin < finger.begin,
      let verdict = earlier.verdict
    else { return nil }
    return Departure(
      deed: .drivesNothing, earlier: earlier.name,
      proof: [.event(verdict.event), .event(entry.index)])
  }

  /// Compares progress with that of an earlier finger that was as far out; none where there was none.
  mutating func take(
    progress entry: IndexedEvent, in hierarchy: HierarchyState
  ) -> Comparison? {
    guard entry.isBySubject, let progress = entry.progress,
      let finger = hierarchy.fingers.last, finger.isAlone, let distance = finger.distance,
      hierarchy.lastActTime == entry.time, let pull = pulls[finger.receiver],
      pull.finger == finger.begin, pull.transition == entry.principal
    else { return nil }
    pulls.change(finger.receiver) { $0.course?.take(progress, at: distance) }
    guard let earlier = pull.earlier, let expected = earlier.course.progress(at: distance) else {
      return nil
    }
    guard progress - expected > Self.tolerance else { return .asBefore }
    pulls.change(finger.receiver) { $0.earlier = nil }
    return .otherwise(
      Departure(
        deed: .drivesFarther(pull.transition), earlier: earlier.transition,
        proof: [
          hierarchy.transitions[earlier.transition]?.progress.map { .event($0.event) },
          hierarchy.transitions[pull.transition].map { .event($0.begin) }, .event(entry.index),
        ]))
  }

  /// Takes a finger that goes: looks how far it has driven, and notes that it may have begun nothing.
  mutating func take(leaving entry: IndexedEvent, in hierarchy: HierarchyState) -> Departure? {
    guard let finger = entry.principal.flatMap({ hierarchy.finger(on: $0) }) else { return nil }
    expectation?.leave(finger, entry)
    guard finger.isAlone, let pull = pulls[finger.receiver], pull.finger == finger.begin,
      let earlier = pull.earlier, let distance = finger.distance,
      let transition = hierarchy.transitions[pull.transition], transition.verdict == nil,
      earlier.course.leastProgress(at: distance) - (transition.progress?.fraction ?? 0)
        > Self.tolerance
    else { return nil }
    return Departure(
      deed: .drivesLessFar(transition.name), earlier: earlier.transition,
      proof: [
        hierarchy.transitions[earlier.transition]?.progress.map { .event($0.event) },
        .event(transition.begin), .event(entry.index),
      ])
  }

  /// A finger that was to begin something and has gone, when something else is done; none where nothing was to
  /// come of it.
  mutating func settle() -> Departure? {
    defer { expectation = nil }
    guard let expectation, let end = expectation.end else { return nil }
    return Departure(
      deed: .beginsNothing, earlier: expectation.transition,
      proof: [.event(expectation.verdict), .event(expectation.finger), .event(end)])
  }

  /// Takes in that the window's size changes, and with it how far a finger has to go.
  mutating func resize() { pulls = [:] }

  /// Forgets a controller, or a transition.
  ///
  /// - Returns: The finger of which nothing has come, where it was to begin something after that transition.
  mutating func forget(_ name: Name) -> Departure? {
    pulls[name] = nil
    return expectation?.transition == name ? settle() : nil
  }
}
