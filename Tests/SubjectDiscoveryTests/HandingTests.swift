import Testing

@testable import SubjectDiscovery

/// Animators that the library's own types hand out.
@Suite("An animator that the library hands out") struct HandingTests {
  private func candidate(_ name: String) throws -> Candidate {
    try #require(try ShapeGraphs.candidates.get()["Kit.\(name)"])
  }

  @Test(
    "is judged with what hands it out, though users could make it",
    arguments: ["GivenThere", "GivenBack"])
  func part(name: String) throws {
    let candidate = try candidate(name)
    #expect(candidate.outcome == .noSubject)
    #expect(candidate.reason == "an animator: it is judged with Giver, which makes it")
  }

  @Test(
    "is judged by itself where no answer has it, or has it for certain",
    arguments: ["GivenToUsers", "BoldChoice", "PlainChoice"])
  func whole(name: String) throws {
    guard case .made(let line, _, _) = try candidate(name).outcome else {
      Issue.record("\(name) is not judged")
      return
    }
    #expect(line.text == ".animator(\"Kit.\(name)\") { \(name)() }")
  }

  @Test(
    "is tried the one way alone that the library makes it for",
    arguments: [
      (
        "ComesOnly",
        ".delegate(\"Kit.ComesOnly\", contract: SubjectContract(isAsymmetric: true)) "
          + "{ Directed(there: { ComesOnly() }) }"
      ),
      ("GoesOnly", ".delegate(\"Kit.GoesOnly\") { Directed(back: { GoesOnly() }) }"),
      (
        "ToldToGo",
        """
        .delegate("Kit.ToldToGo") {
            let animator = ToldToGo()
            return Directed(
              back: {
                animator.isPresenting = false
                return animator
              })
          }
        """
      ),
      (
        "SinksOnly",
        ".delegate(\"Kit.SinksOnly\") { Directed(back: { SinksOnly() }) }\n"
          + "    .presented(as: [.custom])"
      ),
      ("PushesOnly", ".navigation(\"Kit.PushesOnly\") { Directed(there: { PushesOnly() }) }"),
      ("PopsOnly", ".navigation(\"Kit.PopsOnly\") { Directed(back: { PopsOnly() }) }"),
      ("AskedToPop", ".navigation(\"Kit.AskedToPop\") { Directed(back: { AskedToPop() }) }"),
      ("GoesAndComes", ".animator(\"Kit.GoesAndComes\") { GoesAndComes() }"),
    ])
  func oneWay(name: String, text: String) throws {
    guard case .made(let line, _, _) = try candidate(name).outcome else {
      Issue.record("\(name) is not made")
      return
    }
    #expect(line.text == text)
  }

  @Test("says why it is tried one way alone")
  func reason() throws {
    let reason = try candidate("ComesOnly").reason
    #expect(
      reason.hasSuffix(
        "; it is tried where something is presented alone, since Attached makes it for that, and its "
          + "contract says so"))
  }

  @Test("gets the screen of the library's without which it does nothing")
  func screen() throws {
    guard case .made(let line, _, _) = try candidate("WidensBubble").outcome else {
      Issue.record("it is not made")
      return
    }
    #expect(
      line.text
        == ".delegate(\"Kit.WidensBubble\") "
        + "{ Directed(there: { WidensBubble() }, back: { WidensBubble() }) }\n"
        + "    .screens { $0 == .presented ? Bubble() : nil }")
  }

  @Test("lends such a screen to a delegate that hands it out")
  func screenOfDelegate() throws {
    guard case .made(let line, _, _) = try candidate("ForAnyLantern").outcome else {
      Issue.record("it is not made")
      return
    }
    #expect(
      line.text
        == ".delegate(\"Kit.ForAnyLantern\") { ForAnyLantern() }\n"
        + "    .screens { $0 == .presented ? Lantern() : nil }")
  }

  @Test("is judged with such a screen where a hidden delegate of that screen's own hands it out")
  func delegateOfScreen() throws {
    #expect(try candidate("Lantern").isMade)
    let delegate = try candidate("ForLanterns")
    #expect(delegate.outcome == .noSubject)
    #expect(
      delegate.reason == "a transitioning delegate: it is judged with Lantern, which makes it")
  }

  @Test("is judged with the heir of a container that makes its delegate")
  func delegateOfHeir() throws {
    #expect(
      try candidate("ForEmbers").reason
        == "a navigation delegate: it is judged with StackOfEmbers, which makes it")
  }

  @Test(
    "is judged with a hidden delegate of its own where what makes that plays other transitions",
    arguments: [
      (
        "ForLampPosts",
        ".delegate(\"Kit.ForLampPosts\") { ForLampPosts() }\n"
          + "    .screens { $0 == .presenter ? LampPost() : nil }"
      ),
      (
        "ForTorches",
        ".navigation(\"Kit.ForTorches\") { ForTorches() }\n    .screens { _ in Torch() }"
      ),
      ("ForWicks", ".navigation(\"Kit.ForWicks\") { ForWicks() }"),
    ])
  func delegateOfOthers(name: String, text: String) throws {
    guard case .made(let line, _, _) = try candidate(name).outcome else {
      Issue.record("\(name) is not judged: \(try candidate(name).reason)")
      return
    }
    #expect(line.text == text)
  }

  @Test(
    "looks at a side by a key that may be one of two",
    arguments: [
      (".to", [.presented], "presented"), (".to", [.dismissed], "presenter"),
      (".from", [.presented], "presenter"), (".from", [.presented, .dismissed], "presented"),
      ("UITransitionContextViewControllerKey.to", [.presented], "presented"),
      ("presenting ? .to : .from", [.presented, .dismissed], "presented"),
      ("self.isPresenting ? .from : .to", [.presented, .dismissed], "presenter"),
      ("!isPresenting ? .to : .from", [.dismissed], "presenter"),
      ("isDismissal ? .from : .to", [.dismissed], "presented"),
      ("mode == .present ? .to : .from", [.presented, .dismissed], "presented"),
      ("mode != .show ? .to : .from", [.presented, .dismissed], "presenter"),
      ("isLarge ? .to : .from", [.presented, .dismissed], nil), ("key", [.presented], nil),
      (".to", [.presented, .pushed], nil),
    ] as [(String, Set<TransitionWay>, String?)])
  func key(key: String, ways: Set<TransitionWay>, role: String?) {
    #expect(SidePlace(key: key[...])?.role(for: ways) == role)
  }

  @Test(
    "is for the operation alone that an answer compares, by whatever name that has",
    arguments: [
      ".push", "UINavigationController.Operation.push", "UINavigationControllerOperation.push",
    ])
  func operation(spelling: String) {
    let pieces = TransitionWay.pieces(of: " operation == \(spelling) ? Rise() : Fall() ")
    #expect(pieces.map(\.ways) == [[.pushed, .popped], [.pushed], [.popped]])
  }

  @Test("is not made where that screen cannot be")
  func noScreen() throws {
    guard case .unmade(let reason, _) = try candidate("PopsBalloon").outcome else {
      Issue.record("it is made")
      return
    }
    #expect(reason == "it moves a Balloon alone, and init(colors:) wants a [Int]")
  }

  @Test("does without such a screen where it only prefers one")
  func preference() throws {
    guard case .made(let line, _, _) = try candidate("LikesBubbles").outcome else {
      Issue.record("it is not made")
      return
    }
    #expect(line.text == ".animator(\"Kit.LikesBubbles\") { LikesBubbles() }")
  }
}
