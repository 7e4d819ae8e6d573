/// The heights at which a sheet may rest, the lowest first, and where a finger's way leads among them.
public struct SheetStops: Sendable, Equatable {
  /// From which speed on a finger's direction decides between two heights, in points a second. (Inferred.)
  public static let turn = 300.0
  /// The speed down from which a short way is enough to send a sheet away, in points a second. (Inferred.)
  public static let flick = 600.0
  /// The part of its lowest height by which a slow finger sends a sheet away. (Inferred.)
  private static let farEnough = 0.5
  /// How far a sheet that may not leave goes at most, in points. (Inferred.)
  private static let give = 60.0

  /// The heights, in points; there is always one.
  public let heights: [Double]

  /// Takes heights in any order.
  public init(_ heights: [Double]) {
    precondition(!heights.isEmpty, "a sheet rests somewhere")
    self.heights = heights.sorted()
  }

  /// The lowest height.
  public var lowest: Double { heights[0] }
  /// The greatest height.
  public var greatest: Double { heights[heights.count - 1] }

  /// The number of a height that there is.
  public func nearest(to stop: Int) -> Int { min(max(stop, 0), heights.count - 1) }

  /// The number of the height to which a tap on the grabber leads: the next one up, and from the greatest the
  /// lowest (DE-11). (That it goes upwards is inferred.)
  public func next(after stop: Int) -> Int { (nearest(to: stop) + 1) % heights.count }

  /// The height nearest to a wish that is neither below the lowest nor above the greatest.
  public func kept(_ wish: Double) -> Double { min(max(wish, lowest), greatest) }

  /// How far a wish is below the lowest height.
  public func depth(of wish: Double) -> Double { max(0, lowest - wish) }

  /// How far a sheet that may not leave goes below its place; ever less for the same way. (Inferred.)
  public func resistedDepth(of wish: Double) -> Double {
    let depth = depth(of: wish)
    return Self.give * depth / (depth + 2 * Self.give)
  }

  /// Whether a finger that lets go has gone far enough down, or was fast enough, to send a sheet away.
  public func isFarEnough(_ wish: Double, _ speed: Double) -> Bool {
    depth(of: wish) > Self.farEnough * lowest || (depth(of: wish) > 0 && speed < -Self.flick)
  }

  /// Where a sheet comes to rest: at the next height on a fast finger's way, or else at the nearest one,
  /// of two at the higher. (Inferred.)
  public func stop(from wish: Double, speed: Double) -> Int {
    let height = kept(wish)
    if speed >= Self.turn { return heights.firstIndex { $0 >= height } ?? heights.count - 1 }
    if speed <= -Self.turn { return heights.lastIndex { $0 <= height } ?? 0 }
    return heights.indices.reversed().min {
      abs(heights[$0] - height) < abs(heights[$1] - height)
    } ?? 0
  }
}
