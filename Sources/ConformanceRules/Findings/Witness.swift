/// A line of a trace that a finding rests on.
public struct Witness: Sendable, Equatable, Codable {
  /// The part of the trace that the line stands in.
  public let place: Place
  /// The line's number in the trace's text, from 1.
  public let line: Int
  /// The line as printed, without its indentation.
  public let text: String

  /// A part of a trace, in the order of time.
  public enum Place: Sendable, Hashable, Codable {
    case baseline
    /// An event, by its place among the trace's events, from 0.
    case event(Int)
    case ending
  }
}

extension Witness.Place: Comparable {
  public static func < (left: Witness.Place, right: Witness.Place) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .baseline: -1
    case .event(let index): index
    case .ending: .max
    }
  }
}
