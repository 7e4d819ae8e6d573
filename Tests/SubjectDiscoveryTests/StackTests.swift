import Testing

@testable import SubjectDiscovery

/// How stacks are found, made and moved whose declarations are not those of UIKit's.
@Suite struct StackTests {
  private static let plainMoves = """
        push: { container, screen, animated in container.push(screen, animated: animated) },
        pop: { container, animated in container.pop(animated: animated) })
    """

  static let lines = [
    (
      "LoosePile",
      """
      .container("Kit.LoosePile",
          make: { root in LoosePile(rootViewController: root) },
      \(plainMoves)
      """
    ),
    (
      "AnnexPile",
      """
      .container("Kit.AnnexPile",
          make: { root in AnnexPile(root: root) },
      \(plainMoves)
      """
    ),
    (
      "TellingPile",
      """
      .container("Kit.TellingPile",
          make: { root in TellingPile(root: root) },
          push: { container, screen, animated in \
      container.push(screen, animated: animated, completion: {}) },
          pop: { container, animated in container.pop(animated: animated, then: { _, _ in }) })
      """
    ),
    (
      "LastPile",
      """
      .container("Kit.LastPile",
          make: { root in LastPile(root: root) },
          push: { container, screen, animated in container.push(screen, animated: animated) },
          pop: { container, animated in _ = container.popLast(animated: animated) })
      """
    ),
    (
      "GuestPile",
      """
      .container("Kit.GuestPile",
          make: { root in GuestPile(root: root) },
      \(plainMoves)
      """
    ),
    (
      "StyledPile",
      """
      .container("Kit.StyledPile",
          make: { root in StyledPile(root: root) },
          push: { container, screen, _ in container.push(screen, style: .slide, duration: 0.35) },
          pop: { container, animated in container.pop(animated: animated) })
        .animatingAlways()
      """
    ),
    (
      "LatePile",
      """
      .container("Kit.LatePile",
          make: { (root) -> LatePile in
            let container = LatePile()
            container.setRoot(root, animated: false)
            return container
          },
      \(plainMoves)
      """
    ),
    (
      "RootedPile",
      """
      .container("Kit.RootedPile",
          make: { (root) -> RootedPile in
            let container = RootedPile()
            container.stackRoot = root
            return container
          },
      \(plainMoves)
      """
    ),
  ]

  @Test(arguments: lines) func aStackIsMovedByItsOwnMembers(_ name: String, _ text: String) throws {
    let candidate = try #require(try ShapeGraphs.candidates.get()["Kit.\(name)"])
    guard case .made(let line, _, _) = candidate.outcome else {
      Issue.record("\(name) is not made: \(candidate)")
      return
    }
    #expect(line.text == text)
  }

  static let reasons = [
    ("LoosePile", "init(rootViewController:) takes"), ("LatePile", "setRoot(_:animated:) takes"),
    ("RootedPile", "stackRoot takes"),
  ]

  @Test(arguments: reasons) func aStackSaysWhatTakesItsRoot(_ name: String, _ words: String) throws
  {
    let candidate = try #require(try ShapeGraphs.candidates.get()["Kit.\(name)"])
    #expect(
      candidate.reason
        == "\(words) the root of a stack, and push(_:animated:) and pop(animated:) change it")
  }

  // MARK: - Not made

  static let unmade = [
    ("IndexedPile", "push(_:at:) wants an Int"),
    ("AskingPile", "pop(unless:) wants a () -> Bool"),
    ("SortedPile", "push(_:to:) wants a SortedPile.Place"),
    ("WaitingPile", "push(_:) throws or waits, and pop() throws or waits"),
    ("PickyPile", "push(_:) wants a PileScreen"),
    ("BarePile", "nothing of it takes the root of a stack"),
    ("PicturePile", "init(root:picture:) wants a UIViewController and a UIImage"),
  ]

  @Test(arguments: unmade) func aStackThatIsNotUnderstoodSaysWhy(
    _ name: String, _ words: String
  ) throws {
    let candidate = try #require(try ShapeGraphs.candidates.get()["Kit.\(name)"])
    guard case .unmade(let reason, let sketch) = candidate.outcome else {
      Issue.record("\(name) is no case of it: \(candidate)")
      return
    }
    #expect(reason == words)
    #expect(sketch != nil)
  }

  @Test("its sketch says what is known of it")
  func sketch() throws {
    let candidate = try #require(try ShapeGraphs.candidates.get()["Kit.IndexedPile"])
    guard case .unmade(_, let sketch?) = candidate.outcome else {
      Issue.record("it has none: \(candidate)")
      return
    }
    #expect(
      sketch.text == """
        .container("Kit.IndexedPile", make: { root in IndexedPile(root: root) }, \
        push: { <#container, screen, animated in#> }, \
        pop: { container, _ in container.pop() })
        """)
  }

  // MARK: - None

  @Test(
    "a controller that leaves to others what it pushes, or takes away something else, is no stack",
    arguments: [
      "Forwarder", "ForwarderHeir", "Courier", "Announcer", "Framing", "Reporter",
    ])
  func none(_ name: String) throws {
    #expect(try ShapeGraphs.candidates.get()["Kit.\(name)"] == nil)
  }
}
