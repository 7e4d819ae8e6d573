import ConformanceRules
import RuleOracles
import Testing
import Thoroughness

/// A rule blames a transition for what it did, and not for what comes after.
@Suite("Two goldens in a row") struct JoinedTraceTests {
  private static let parts = 8

  /// The joins of the first part, which several tests look at.
  private static let firstJoins = Result { try found(0) }

  /// Some joins of each subject, the same ones each time.
  private static func joins(_ part: Int) throws -> [JoinedTrace] {
    try part == 0 ? firstJoins.get() : found(part)
  }

  private static func found(_ part: Int) throws -> [JoinedTrace] {
    var dice = SplitMix64(seed: UInt64(60_000 + part))
    return try JoinedTrace.Shelf.all.get().flatMap { shelf in
      (0..<shelf.share).compactMap { _ in shelf.join(&dice) }
    }
  }

  @Test(
    "what begins where another has come to rest is judged in silence",
    arguments: (0..<parts).sampled(1))
  func silence(part: Int) throws {
    let joins = try Self.joins(part).sampled(20)
    try #require(!joins.isEmpty)
    for join in joins {
      let judgement = Judge().judge(try join.trace())

      #expect(judgement.text == "", "\(join.first.path), then \(join.second.path)")
      #expect(judgement.outcomes.rules(.holds).count > 0)
    }
  }

  @Test("there are joins of every subject, and not too few of them", .exhaustive(Golden.name))
  func abundance() throws {
    let shelves = try JoinedTrace.Shelf.all.get()
    let joins = try (0..<Self.parts).flatMap(Self.joins)

    #expect(joins.count >= 300)
    #expect(Set(joins.map(\.first.subject)) == Set(shelves.map(\.subject)))
  }

  @Test("who is new in the second golden bears no name of the first")
  func freshNames() throws {
    for join in try Self.joins(0).sampled(10) {
      let trace = try join.trace()

      let begun = trace.events.compactMap { event in
        if case .begin(let span) = event.action { span.transition } else { nil }
      }
      #expect(Set(begun).count == begun.count, "\(join.first.path), then \(join.second.path)")
    }
  }
}
