/// Which of several children a container shows, which it is to show, and when it may begin to.
///
/// One change runs at a time, and the last wish counts. A wish that comes while a change waits for
/// nothing but its commit has that change concluded first, so that every selection's wills come within
/// its own request (TB-01). A wish that comes while an animator or a driver is at work waits for them.
/// (Inferred.)
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
    /// The change was announced.
    case announced(awaitsCommit: Bool)
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

  public private(set) var phase = Phase.resting
  /// The child that is to be seen in the end.
  public private(set) var wanted: Child?
  /// The child whose view is in place; while a change is under way, the one that leaves.
  public private(set) var shown: Child?
  /// The child that comes.
  private var coming: Child?

  public init() {}

  /// Takes an event and says what follows.
  public mutating func handle(_ event: Event) -> Action {
    switch event {
    case .asked(let child): asked(for: child)
    case .announced(let awaitsCommit): announced(awaitsCommit)
    case .ended(let finished): ended(finished)
    case .settled: settled()
    }
  }

  private mutating func asked(for child: Child?) -> Action {
    wanted = child
    switch phase {
    case .resting: return next()
    case .awaitingCommit: return wanted == coming ? .none : .conclude
    case .beginning, .running, .ending: return .none
    }
  }

  private mutating func announced(_ awaitsCommit: Bool) -> Action {
    switch phase {
    case .beginning: phase = awaitsCommit ? .awaitingCommit : .running
    case .resting, .awaitingCommit, .running, .ending: break
    }
    return .none
  }

  /// After a change that was given up, the old child is wanted again, unless there is a newer wish.
  private mutating func ended(_ finished: Bool) -> Action {
    switch phase {
    case .beginning, .awaitingCommit, .running:
      phase = .ending
      if finished { shown = coming } else if wanted == coming { wanted = shown }
    case .resting, .ending: break
    }
    return .none
  }

  private mutating func settled() -> Action {
    switch phase {
    case .ending: return next()
    case .resting, .beginning, .awaitingCommit, .running: return .none
    }
  }

  private mutating func next() -> Action {
    guard wanted != shown else {
      phase = .resting
      coming = nil
      return .none
    }
    phase = .beginning
    coming = wanted
    return .change(from: shown, to: wanted)
  }
}

extension SelectionMachine.Event: Equatable {}
extension SelectionMachine.Event: Sendable where Child: Sendable {}
extension SelectionMachine.Action: Equatable {}
extension SelectionMachine.Action: Sendable where Child: Sendable {}
extension SelectionMachine: Equatable {}
extension SelectionMachine: Sendable where Child: Sendable {}
