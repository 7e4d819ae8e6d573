/// A finding that follows from no other, with those that follow from it.
public struct Headline: Sendable, Equatable {
  /// The finding that tells the cause.
  public let finding: Finding
  /// The findings that are counted under this one, in order.
  public let implied: [Finding]
  /// The reason why this headline does not count, if it does not.
  public internal(set) var waiver: Waiver?

  init(_ finding: Finding, implied: [Finding] = []) {
    self.finding = finding
    self.implied = implied
  }

  /// Whether a waiver covers this headline.
  public var isWaived: Bool { waiver != nil }
}
