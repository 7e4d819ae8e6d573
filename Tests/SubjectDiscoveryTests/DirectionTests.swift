import Testing

@testable import SubjectDiscovery

/// Animators that are told which way they go.
@Suite struct DirectionTests {
  private func line(_ name: String) throws -> String {
    let candidate = try #require(try ShapeGraphs.candidates.get()["Kit.\(name)"])
    guard case .made(let line, _, _) = candidate.outcome else {
      Issue.record("\(name) is not made: \(candidate)")
      return ""
    }
    #expect(candidate.noun == "an animator")
    return line.text
  }

  @Test func aPropertyIsSetBeforeTheAnimatorIsHandedOut() throws {
    #expect(
      try line("Toggled") == """
        .delegate("Kit.Toggled") {
            let animator = Toggled()
            return Directed(
              there: {
                animator.isPresenting = true
                return animator
              },
              back: {
                animator.isPresenting = false
                return animator
              })
          }
        """)
  }

  @Test func anEnumerationThatNamesBothWaysIsOne() throws {
    let line = try line("Moded")
    #expect(line.contains("animator.mode = .present"))
    #expect(line.contains("animator.mode = .dismiss"))
  }

  @Test func anInitializerThatWantsToKnowMakesOneForEachWay() throws {
    #expect(
      try line("MadeForOneWay")
        == ".delegate(\"Kit.MadeForOneWay\") { Directed("
        + "there: { MadeForOneWay(reverse: false, duration: 0.35) }, "
        + "back: { MadeForOneWay(reverse: true, duration: 0.35) }) }")
  }

  @Test func casesOfTwoPairsNameBothWays() throws {
    #expect(
      try line("MadeByMixedNames")
        == ".delegate(\"Kit.MadeByMixedNames\") { Directed("
        + "there: { MadeByMixedNames(way: .show) }, back: { MadeByMixedNames(way: .dismiss) }) }")
  }

  @Test(arguments: ["Operating", "OperatingByOldName"])
  func anAnimatorThatAsksForAnOperationGoesToNavigation(name: String) throws {
    #expect(
      try line(name)
        == ".navigation(\"Kit.\(name)\") { Directed(there: { \(name)(operation: .push) }, "
        + "back: { \(name)(operation: .pop) }) }")
  }
}
