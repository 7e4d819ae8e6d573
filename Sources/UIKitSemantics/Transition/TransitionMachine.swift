/// The life of one transition, from its request to the report that completes it.
public struct TransitionMachine: Sendable, Equatable {
  /// Where a transition stands.
  public enum Phase: Sendable, Equatable, CaseIterable {
    /// Asked for; nothing has been told to anybody.
    case requested
    /// Its animations run, and nobody holds them.
    case running
    /// A driver holds it.
    case interactive
    /// A driver let it go forward.
    case finishing
    /// A driver let it go back.
    case cancelling
    /// Reported complete.
    case completed
  }

  /// What a driver, an animator or the host reports.
  public enum Event: Sendable, Equatable {
    case started(interactively: Bool)
    case updated
    case paused
    case finished
    case cancelled
    /// Somebody said that it is over, and whether it came to its end.
    case completed(Bool)
  }

  /// What follows from a report.
  public enum Action: Sendable, Equatable {
    /// Go ahead.
    case accept
    /// The transition stopped being interactive: tell those who asked to know.
    case interactionEnded
    /// The transition became interactive: tell those who asked to know.
    case interactionBegan
    /// It is over: give everybody what is due.
    case conclude(finished: Bool)
    /// The report comes at the wrong time; nothing happens.
    case ignore
  }

  /// How far the transition is.
  public private(set) var phase = Phase.requested
  /// Whether the last verdict was to go back.
  public private(set) var wasCancelled = false
  /// Whether a driver held it when it started.
  public private(set) var beganInteractively = false

  public init() {}

  /// Whether a driver holds it at this moment.
  public var isInteractive: Bool { phase == .interactive }

  /// Takes a report and says what follows.
  public mutating func handle(_ event: Event) -> Action {
    switch event {
    case .started(let interactively): started(interactively)
    case .updated: phase == .interactive ? .accept : .ignore
    case .paused: paused()
    case .finished: verdict(.finishing)
    case .cancelled: verdict(.cancelling)
    case .completed(let flag): completed(flag)
    }
  }

  private mutating func started(_ interactively: Bool) -> Action {
    switch phase {
    case .requested:
      phase = interactively ? .interactive : .running
      beganInteractively = interactively
      return .accept
    case .running, .interactive, .finishing, .cancelling, .completed:
      return .ignore
    }
  }

  private mutating func paused() -> Action {
    switch phase {
    case .running, .finishing, .cancelling:
      phase = .interactive
      wasCancelled = false
      return .interactionBegan
    case .interactive:
      return .accept
    case .requested, .completed:
      return .ignore
    }
  }

  private mutating func verdict(_ next: Phase) -> Action {
    switch phase {
    case .interactive:
      phase = next
      wasCancelled = next == .cancelling
      return .interactionEnded
    case .requested, .running, .finishing, .cancelling, .completed:
      return .ignore
    }
  }

  /// What counts is the reported flag, even where the verdict was another: UIKit believes the animator.
  private mutating func completed(_ flag: Bool) -> Action {
    switch phase {
    case .running, .interactive, .finishing, .cancelling:
      phase = .completed
      return .conclude(finished: flag)
    case .requested, .completed:
      return .ignore
    }
  }
}
