import Testing

@testable import SubjectDiscovery

/// What initializers want that properties have anyway, and what is left to an author.
@Suite struct UsualTests {
  private func candidate(_ name: String) throws -> Candidate {
    try #require(try ShapeGraphs.candidates.get()["Kit.\(name)"])
  }

  @Test(arguments: [
    ("Tray", "let container = Tray(width: 280)"),
    ("Flattens", "{ Flattens(isFlat: true, rounds: 3) }"),
  ])
  func aValueIsTheOneThatThePropertyOfItsNameHasBeforeItIsSet(
    _ name: String, _ making: String
  ) throws {
    guard case .made(let line, _, _) = try candidate(name).outcome else {
      Issue.record("\(name) is not made: \(try candidate(name))")
      return
    }
    #expect(line.text.contains(making))
  }

  @Test func aPropertyWithoutAValueSaysNothing() throws {
    guard case .unmade(let reason, _) = try candidate("Rounds").outcome else {
      Issue.record("it is made")
      return
    }
    #expect(reason == "init(rounds:) wants an Int")
  }

  @Test func aContainerIsLeftToItsAuthorAsAContainerIsWritten() throws {
    guard case .unmade(_, let sketch?) = try candidate("Mounted").outcome else {
      Issue.record("it has no sketch")
      return
    }
    #expect(
      sketch.text == """
        .container("Kit.Mounted", make: { (screens) -> Mounted in
              let container = Mounted(on: <#UIImage#>)
              container.viewControllers = screens
              return container
            }, select: { container, index, _ in container.selectedIndex = index })
        """)
  }
}
