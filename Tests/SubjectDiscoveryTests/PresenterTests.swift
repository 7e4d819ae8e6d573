import Testing

@testable import SubjectDiscovery

/// Whose transitioning delegate a controller is.
@Suite struct PresenterTests {
  private static let given = """
    {
        let made = #()
        made.transitioningDelegate = made
        return made
      }
    """

  private static func givenItself(_ name: String) -> String {
    ".screen(\"Kit.\(name)\") " + given.replacing("#", with: name)
  }

  static let made: [(id: String, line: String)] = [
    (
      "ShowsCard",
      ".delegate(\"Kit.ShowsCard\") { ShowsCard() }\n    .presented(as: [.overFullScreen])"
    ),
    ("ShowsKept", ".delegate(\"Kit.ShowsKept\") { ShowsKept(content: Placeholder()) }"),
    ("ShowsAsShown", ".screen(\"Kit.ShowsAsShown\") { ShowsAsShown() }"),
    ("ShowsFromTabs", ".delegate(\"Kit.ShowsFromTabs\") { ShowsFromTabs() }"),
    (
      "ShowsFromTabs.tabs",
      """
      .tabs("Kit.ShowsFromTabs.tabs") {
          let made = ShowsFromTabs()
          made.delegate = made
          return made
        }
      """
    ),
    ("IdleStack", ".navigation(\"Kit.IdleStack\") { IdleStack() }"),
    ("MadeItsOwn", givenItself("MadeItsOwn")),
    ("Lends", ".delegate(\"Kit.Lends\") { Lends() }"),
    ("LeftOpen", givenItself("LeftOpen")),
  ]

  @Test(arguments: made)
  func aControllerIsJudgedAsWhatItsLibraryMakesItTheDelegateOf(
    _ row: (id: String, line: String)
  ) throws {
    let candidate = try #require(try ShapeGraphs.candidates.get()["Kit.\(row.id)"])
    guard case .made(let line, _, _) = candidate.outcome else {
      Issue.record("\(row.id) is not made: \(candidate)")
      return
    }
    #expect(line.text == row.line)
  }

  @Test func aVariableOfThatNameMakesNoScreenOfWhoeverHasIt() throws {
    #expect(try ShapeGraphs.candidates.get()["Kit.NamesAnother"] == nil)
  }

  @Test(arguments: [
    (
      "ShowsCard",
      "it conforms to UIViewControllerTransitioningDelegate, and is the delegate of what it presents; it is "
        + "tried as .overFullScreen alone, since it presents in no other"
    ),
    (
      "MadeItsOwn",
      "it conforms to UIViewControllerTransitioningDelegate; its library makes it its own delegate"
    ),
    (
      "LeftOpen",
      "it conforms to UIViewControllerTransitioningDelegate; no code of its library's sets one, so that it is "
        + "made its own"
    ),
  ])
  func theListingSaysWhoseDelegateItIs(_ id: String, _ reason: String) throws {
    #expect(try ShapeGraphs.candidates.get()["Kit.\(id)"]?.reason == reason)
  }

  static let texts: [(code: String, receivers: [String])] = [
    ("transitioningDelegate = self", [""]),
    ("self.transitioningDelegate = self", ["self"]),
    ("self?.transitioningDelegate = self", ["self"]),
    ("self.kept\n  .transitioningDelegate = self", ["self.kept"]),
    ("segue.destination.transitioningDelegate = self", ["segue.destination"]),
    ("let transitioningDelegate = self", []),
    ("if other.transitioningDelegate == self {}", []),
  ]

  @Test(arguments: texts)
  func onWhatADelegateIsSetIsReadOfCode(_ row: (code: String, receivers: [String])) {
    #expect(DelegateText.all(in: row.code).map { String($0.receiver) } == row.receivers)
  }
}
