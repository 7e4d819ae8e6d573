/// What a finger that comes in to go back finds in a navigation, and what follows.
public struct PopGrab: Sendable, Equatable {
  /// What is being shown at this moment.
  public enum Change: Sendable, Equatable, CaseIterable {
    /// Nothing changes.
    case none
    /// A push whose animation lets fingers in at any time.
    case fluidPush
    /// A change that is to be waited for.
    case other
  }

  /// What follows.
  public enum Verdict: Sendable, Equatable {
    /// The finger is not heeded.
    case stay
    /// A pop begins.
    case pop
    /// The push is complete at once, and a pop begins in the same turn (NI-06).
    case endPushAndPop
    /// There is nothing to pop, and the navigation waits for the end of a pop that never begins (NI-09).
    case stick
    /// The pop that never began is over, and what was asked for meanwhile is shown (NI-09).
    case comeLoose
  }

  /// How many controllers are in the stack that was asked for last.
  public var depth: Int
  /// Whether the bar is there, and shows the system's own button for the way back.
  public var isButtonShown: Bool
  /// What is being shown.
  public var change: Change
  /// Whether a change is to be shown yet.
  public var isAnotherWaiting: Bool
  /// Whether the navigation waits for the end of a pop that never begins.
  public var isStuck: Bool

  public init(
    depth: Int, isButtonShown: Bool = true, change: Change, isAnotherWaiting: Bool,
    isStuck: Bool = false
  ) {
    self.depth = depth
    self.isButtonShown = isButtonShown
    self.change = change
    self.isAnotherWaiting = isAnotherWaiting
    self.isStuck = isStuck
  }

  /// Whether there is something to pop.
  private var hasWayBack: Bool { depth > 1 }

  /// Whether UIKit's own delegate of the recognizer lets a finger in: where there is a way back, and the bar
  /// shows a button for it, which an app may have hidden or replaced. (Inferred from reports.)
  public var isLetIn: Bool { hasWayBack && isButtonShown }

  /// What follows where a finger was let in; where another change waits, it is too late for this one.
  /// (Inferred.) In a stack that is stuck the next finger ends the waiting, and begins no pop itself (NI-09).
  public var verdict: Verdict {
    guard !isStuck else { return hasWayBack ? .comeLoose : .stick }
    guard !isAnotherWaiting else { return .stay }
    switch change {
    case .none: return hasWayBack ? .pop : .stick
    case _ where !hasWayBack: return .stay
    case .fluidPush: return .endPushAndPop
    case .other: return .stay
    }
  }

  /// How far a pop is from which a push is seen as it was, if their paces mirror each other.
  public static func start(ofPopAfterPushAt progress: Double) -> Double {
    min(max(1 - progress, 0), 1)
  }

  /// How far a pop is that began at a fraction, when the finger has made a fraction of its way.
  public static func progress(from start: Double, finger: Double) -> Double {
    start + (1 - start) * min(max(finger, 0), 1)
  }
}
