public import VirtualTime

/// How long the status bar takes to get another look.
///
/// A change that is asked for inside of an animation takes part in it (SB-07). One that a transition
/// brings about fades by itself. (Inferred, and so is how long it takes.)
public struct StatusBarFade: Sendable, Equatable {
  /// How long the bar fades by itself beside a transition. (Inferred.)
  public static let ownLength = TimeSpan(seconds: 0.35)

  /// When the bar has the look that it was given last.
  private var end = Instant.zero

  public init() {}

  /// Where a change of the bar's look comes from.
  public enum Occasion: Sendable, Equatable {
    /// An animation that takes so long.
    case animation(TimeSpan)
    /// A transition that is animated.
    case transition
    /// Nothing that moves.
    case none
  }

  /// Takes in that the bar gets another look.
  ///
  /// - Parameter isFadeWanted: whether the controller that decides lets the change be animated.
  public mutating func begin(at now: Instant, _ occasion: Occasion, isFadeWanted: Bool) {
    end =
      switch occasion {
      case .animation(let length) where isFadeWanted: now.advanced(by: length)
      case .transition where isFadeWanted: now.advanced(by: Self.ownLength)
      case .animation, .transition, .none: now
      }
  }

  /// Whether the bar is on its way to its look.
  public func isUnderWay(at now: Instant) -> Bool { now < end }
}
