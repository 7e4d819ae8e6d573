/// Which of several children a container shows, which are still to be shown, and when that may begin.
///
/// One change runs at a time; wishes that come meanwhile are granted in order. A wish that comes while
/// a change waits for nothing but its commit has that change concluded first, so that every
/// selection's wills come within its own request (TB-01). A wish that comes while an animator or a
/// driver is at work waits for them. (Inferred.)
public struct SelectionMachine<Child: Equatable> {
  /// Where a change stands.
  public enum Phase: Sendable, Equatable, CaseIterable {
    /// Nothing is under way.
    case resting
    /// The change is being announced.
    case beginning
    /// Everybody was told that it begins, and the commit will end it.
    case awaitingCommit
    /// Somebody animates it, or holds it.
    case running
    /// Everybody is being told how it ended.
    case ending
  }

  /// What happened to the container.
  public enum Event {
    /// Somebody wants a child to be shown, or none.
    case asked(for: Child?)
    /// These children are all that there are; wishes for others are void.
    case listed([Child])
    /// The change was announced.
    case announced(awaitsCommit: Bool)
    /// All that belongs to the beginning of the change was done.
    case begun
    /// The change is over, and will be told.
    case ended(finished: Bool)
    /// Everybody was told.
    case settled
  }

  /// What follows.
  public enum Action {
    /// Show another child in place of one.
    case change(from: Child?, to: Child?)
    /// End the change that waits for its commit at once.
    case conclude
    /// Nothing, or nothing yet.
    case none
  }

  @inlinable public var phase: Phase { stage }
  /// The child whose view is in place; while a change is under way, the one that leaves.
  @inlinable public var shown: Child? { present }
  /// The child that comes.
  @usableFromInline var coming: Child?
  /// Wishes that are still to be granted.
  @usableFromInline var queue: [Child?] = []
  // Containers ask all the time: what is asked is made anew for each kind of child.
  @usableFromInline var stage = Phase.resting
  @usableFromInline var present: Child?

  @inlinable public init() {}

  /// The child that is to be seen in the end.
  @inlinable public var wanted: Child? {
    if let last = queue.last { return last }
    switch phase {
    case .beginning, .awaitingCommit, .running: return coming
    case .resting, .ending: return shown
    }
  }

  /// Takes an event and says what follows.
  @inlinable public mutating func handle(_ event: Event) -> Action {
    switch event {
    case .asked(let child): asked(for: child)
    case .listed(let children): listed(children)
    case .announced(let awaitsCommit): announced(awaitsCommit)
    case .begun: phase == .awaitingCommit && !queue.isEmpty ? .conclude : .none
    case .ended(let finished): ended(finished)
    case .settled: phase == .ending ? next() : .none
    }
  }

  @inlinable mutating func asked(for child: Child?) -> Action {
    guard child != wanted else { return .none }
    queue.append(child)
    switch phase {
    case .resting: return next()
    case .awaitingCommit: return .conclude
    case .beginning, .running, .ending: return .none
    }
  }

  @inlinable mutating func listed(_ children: [Child]) -> Action {
    queue.removeAll { wish in wish.map { !children.contains($0) } ?? false }
    return .none
  }

  @inlinable mutating func announced(_ awaitsCommit: Bool) -> Action {
    switch phase {
    case .beginning: stage = awaitsCommit ? .awaitingCommit : .running
    case .resting, .awaitingCommit, .running, .ending: break
    }
    return .none
  }

  @inlinable mutating func ended(_ finished: Bool) -> Action {
    switch phase {
    case .beginning, .awaitingCommit, .running:
      stage = .ending
      if finished { present = coming }
    case .resting, .ending: break
    }
    return .none
  }

  @inlinable mutating func next() -> Action {
    coming = nil
    while !queue.isEmpty {
      let wish = queue.removeFirst()
      guard wish != shown else { continue }
      stage = .beginning
      coming = wish
      return .change(from: shown, to: wish)
    }
    stage = .resting
    return .none
  }
}

extension SelectionMachine.Event: Equatable {}
extension SelectionMachine.Event: Sendable where Child: Sendable {}
extension SelectionMachine.Action: Equatable {}
extension SelectionMachine.Action: Sendable where Child: Sendable {}
extension SelectionMachine: Equatable {}
extension SelectionMachine: Sendable where Child: Sendable {}
