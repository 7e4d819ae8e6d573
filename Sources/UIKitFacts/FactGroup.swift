/// Records that are about one part of UIKit.
public struct FactGroup: Sendable {
  /// What they are about.
  public let title: String
  /// The records, in order of their ids.
  public let facts: [Fact]

  init(_ title: String, facts: [Fact]) {
    self.title = title
    self.facts = facts
  }
}
