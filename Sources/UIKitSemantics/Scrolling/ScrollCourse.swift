public import VirtualTime

/// The way of content that moves to an offset by itself: where it is at which time.
///
/// Who looks at it decides how many steps it has. Its length and its paces are inferred.
public struct ScrollCourse: Sendable, Equatable {
  /// What moves the content.
  public enum Drive: Sendable, Equatable, CaseIterable {
    /// A finger that has let go: content slows down all the way.
    case release
    /// Code: content gathers speed, and slows down at the end.
    case request
  }

  /// How long the way takes, however far it is. (Inferred.)
  public static let length = TimeSpan(seconds: 0.3)

  /// What moves the content.
  public let drive: Drive
  /// Where it ends, across and down.
  public private(set) var goal: SIMD2<Double>
  private var start: SIMD2<Double>
  /// Where the last step led.
  private var place: SIMD2<Double>

  public init(_ drive: Drive, from start: SIMD2<Double>, to goal: SIMD2<Double>) {
    self.drive = drive
    self.start = start
    self.goal = goal
    place = start
  }

  /// Takes the next step: where the content is to be now.
  ///
  /// Who put the content elsewhere since the last step has shifted the rest of the way, as those do
  /// who show the same pages again and again. (Inferred.)
  ///
  /// - Parameters:
  ///   - elapsed: the time since the content set out.
  ///   - found: where the content is.
  public mutating func step(after elapsed: TimeSpan, from found: SIMD2<Double>) -> SIMD2<Double> {
    let shift = found - place
    start += shift
    goal += shift
    place = isOver(after: elapsed) ? goal : start + (goal - start) * progress(after: elapsed)
    return place
  }

  /// Whether the content has arrived.
  public func isOver(after elapsed: TimeSpan) -> Bool { elapsed >= Self.length }

  /// How much of the way lies behind the content.
  private func progress(after elapsed: TimeSpan) -> Double {
    let time = min(max(elapsed.seconds / Self.length.seconds, 0), 1)
    switch drive {
    case .release: return time * (2 - time)
    case .request: return time * time * (3 - 2 * time)
    }
  }
}
