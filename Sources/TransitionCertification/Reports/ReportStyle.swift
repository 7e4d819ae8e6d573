/// How a report is told.
public struct ReportStyle: Sendable, Equatable {
  /// The most characters of a line of words; names, paths and lines of traces are never broken.
  public let width: Int
  /// Whether all is told, or only as much as somebody takes in at once.
  public let isWhole: Bool

  /// - Parameters:
  ///   - width: How wide the reader's lines are; lines of words use no more than people read with ease.
  ///   - isWhole: Whether all is told.
  public init(width: Int = Self.usualWidth, isWhole: Bool = false) {
    self.width = min(max(width, 40), Paragraph.width)
    self.isWhole = isWhole
  }

  /// How many cases are named at most beside an example.
  package var namedOthers: Int { isWhole ? .max : 5 }

  /// The width of a terminal of which nobody knows it.
  public static let usualWidth = 80
  /// Two screens: what a report of something that is wrong has room for.
  public static let lines = 58
}
