import Testing

@testable import SubjectDiscovery

/// Delegates to which other code of the library gives the driver that they hand out.
@Suite("A delegate that others give a driver") struct GivenDriverTests {
  private func lines(of name: String) throws -> [String: String] {
    try ShapeGraphs.candidates.get().filter { $0.value.name == name }.compactMapValues {
      guard case .made(let line, _, _) = $0.outcome else { return nil }
      return line.text
    }
  }

  @Test("is judged as it is made, and with a fresh driver of the library's")
  func kept() throws {
    #expect(
      try lines(of: "Bridled") == [
        "Kit.Bridled": ".delegate(\"Kit.Bridled\") { Bridled() }",
        "Kit.Bridled.Rein": """
        .delegate("Kit.Bridled.Rein") {
            let made = Bridled()
            made.rein = Rein()
            return made
          }
        """,
      ])
    #expect(
      try ShapeGraphs.candidates.get()["Kit.Bridled.Rein"]?.reason
        == "it conforms to UIViewControllerTransitioningDelegate, and is given Rein, "
        + "which Rider gives it")
  }

  @Test("is so for a stack, and by whatever way its answer comes to what it was given")
  func reached() throws {
    #expect(
      try lines(of: "BridledStack")["Kit.BridledStack.Rein"] == """
        .navigation("Kit.BridledStack.Rein") {
            let made = BridledStack()
            made.strap = Rein()
            return made
          }
        """)
  }

  @Test(
    "is judged as it is made alone where it has a driver for a while",
    arguments: ["BridledByFinger", "BridledByGrip", "BridledForAWhile", "BridledOnce"])
  func passing(name: String) throws {
    #expect(try lines(of: name).keys.sorted() == ["Kit.\(name)"])
  }
}
