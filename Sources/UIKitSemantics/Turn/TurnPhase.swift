/// The phases of one turn of the main queue, in order (CO-04, CO-05, LY-03).
public enum TurnPhase: Sendable, Equatable, CaseIterable {
  /// Work that was queued before the turn began.
  case queued
  /// Layout, with the callbacks that tell controllers that they are appearing.
  case layout
  /// What waits for the commit; it may ask for another layout.
  case afterCommit
  /// Animations whose time has come.
  case completions
  /// The turn is done.
  case over

  /// What a driver knows when it asks for the next phase.
  public struct Workload: Sendable, Equatable {
    /// Whether a view is marked as needing layout.
    public var needsLayout: Bool
    /// Whether a block waits for the commit.
    public var waitsForCommit: Bool

    public init(needsLayout: Bool, waitsForCommit: Bool) {
      self.needsLayout = needsLayout
      self.waitsForCommit = waitsForCommit
    }
  }

  /// The phase that follows: a commit goes round until neither layout nor blocks are left.
  ///
  /// Where both are left they take turns, so that a layout that asks for another one does not hold up
  /// what waits for the commit, such as the beginning of a presentation. (Inferred.)
  public func next(given workload: Workload) -> TurnPhase {
    switch self {
    case .queued, .afterCommit:
      if workload.needsLayout {
        .layout
      } else if workload.waitsForCommit {
        .afterCommit
      } else {
        .completions
      }
    case .layout:
      if workload.waitsForCommit {
        .afterCommit
      } else if workload.needsLayout {
        .layout
      } else {
        .completions
      }
    case .completions, .over:
      .over
    }
  }
}
