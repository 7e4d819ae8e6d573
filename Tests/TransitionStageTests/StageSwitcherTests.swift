import Testing

@testable import TransitionStage

/// The container of the stage's own, where the script asks it for what no scenario does.
@MainActor @Suite("The reference container", .serialized) struct StageSwitcherTests {
  /// Lets a container with two screens do something after its second was replaced, which is not shown.
  private func trace(
    keepsChildren: Bool, isShown: Bool = true, replacing index: Int = 1,
    _ script: @escaping @MainActor (StageSwitcher) -> Void = { _ in }
  ) -> Trace {
    let stage = Stage(for: .system, profile: .iOS18)
    let header = Trace.Header(scenario: "test", subject: "system", profile: "ios-18")
    return stage.perform(header) { stage in
      let screens = ["first", "second", "other"].map { name in
        let screen = StageController(.darkContent)
        stage.cast(screen, as: name)
        return screen
      }
      let switcher = StageSwitcher(Array(screens.prefix(2)), keepsChildren: keepsChildren)
      stage.cast(switcher, as: "switcher")
      if isShown { stage.show(switcher) }
      stage.begin()
      switcher.replace(index, by: screens[2], animated: true)
      script(switcher)
      if !isShown { stage.show(switcher) }
    }
  }

  @Test(
    "a child that is not shown is replaced without a transition, and nobody appears",
    arguments: [false, true])
  func unseen(keepsChildren: Bool) {
    let trace = trace(keepsChildren: keepsChildren)

    #expect(!trace.lines.contains { $0.contains("Appear") || $0.contains("insert") })
    #expect(
      trace.rest?.containment.map(\.children)
        == [keepsChildren ? ["first", "other"] : ["first"]])
    #expect(trace.flaw == nil)
  }

  @Test("the new child is shown when its turn comes", arguments: [false, true])
  func later(keepsChildren: Bool) {
    let trace = trace(keepsChildren: keepsChildren) { $0.show(1, animated: true) }

    #expect(trace.rest?.appearances.map(\.controller) == ["other", "switcher"])
    #expect(
      trace.rest?.containment.map(\.children)
        == [keepsChildren ? ["first", "other"] : ["other"]])
  }

  @Test("a child that is replaced before the container is shown is never seen")
  func early() {
    let trace = trace(keepsChildren: false, isShown: false, replacing: 0)

    #expect(!trace.lines.contains { $0.contains("first.") })
    #expect(trace.rest?.containment.map(\.children) == [["other"]])
  }

  @Test(
    "what is popped is a child no more, and what lies below is one where children are kept",
    arguments: [false, true])
  func stacked(keepsChildren: Bool) {
    let stage = Stage(for: .system, profile: .iOS18)
    let header = Trace.Header(scenario: "test", subject: "system", profile: "ios-18")
    var pushed: [[String]] = []
    let trace = stage.perform(header) { stage in
      let screens = ["first", "second"].map { name in
        let screen = StageController(.darkContent)
        stage.cast(screen, as: name)
        return screen
      }
      let switcher = StageSwitcher([screens[0]], keepsChildren: keepsChildren)
      stage.cast(switcher, as: "switcher")
      stage.show(switcher)
      stage.begin()
      switcher.push(screens[1], animated: true)
      stage.rest()
      pushed = [switcher.children.map { $0 === screens[0] ? "first" : "second" }]
      for _ in 1...2 {
        switcher.pop(animated: true)
        stage.rest()
      }
    }

    #expect(pushed == [keepsChildren ? ["first", "second"] : ["second"]])
    #expect(trace.rest?.containment.map(\.children) == [["first"]])
    #expect(trace.rest?.appearances.map(\.controller) == ["first", "switcher"])
    #expect(trace.flaw == nil)
  }

  /// Lets a container with two sides do something.
  private func sides(
    keepsSides: Bool, _ script: @escaping @MainActor (StageSwitcher, StageController) -> Void
  ) -> Trace {
    let stage = Stage(for: .system, profile: .iOS18)
    let header = Trace.Header(scenario: "test", subject: "system", profile: "ios-18")
    return stage.perform(header) { stage in
      let screens = ["main", "left", "right", "other"].map { name in
        let screen = StageController(.darkContent)
        stage.cast(screen, as: name)
        return screen
      }
      let switcher = StageSwitcher(
        [screens[0]], sides: [screens[1], screens[2]], keepsChildren: false,
        keepsSides: keepsSides)
      stage.cast(switcher, as: "switcher")
      stage.show(switcher)
      stage.begin()
      script(switcher, screens[3])
    }
  }

  @Test("what lies at a side is a child while it is open, or for life", arguments: [false, true])
  func openSide(keepsSides: Bool) {
    let trace = sides(keepsSides: keepsSides) { switcher, _ in
      switcher.setOpen(true, at: 1, animated: true)
    }

    #expect(
      trace.rest?.containment.map(\.children)
        == [["main"] + (keepsSides ? ["left", "right"] : ["right"])])
    #expect(trace.rest?.appearances.map(\.controller) == ["main", "right", "switcher"])
    #expect(trace.lines.contains { $0.hasPrefix("right.didMove") } == !keepsSides)
    #expect(trace.rest?.properties.contains { "\($0)".contains("97.5") } == true)
  }

  @Test("while a side is open no other one opens, and a closed one does not close")
  func oneAtATime() {
    let trace = sides(keepsSides: false) { switcher, _ in
      switcher.setOpen(true, at: 0, animated: false)
      switcher.setOpen(true, at: 1, animated: false)
      switcher.setOpen(false, at: 1, animated: false)
    }

    #expect(trace.rest?.containment.map(\.children) == [["main", "left"]])
    #expect(!trace.lines.contains { $0.hasPrefix("right.") })
  }

  @Test("what lies at a closed side is replaced unseen", arguments: [false, true])
  func replaceClosed(keepsSides: Bool) {
    let trace = sides(keepsSides: keepsSides) { switcher, other in
      switcher.replaceSide(at: 0, by: other, animated: true)
    }

    #expect(
      trace.rest?.containment.map(\.children)
        == [["main"] + (keepsSides ? ["right", "other"] : [])])
    #expect(!trace.lines.contains { $0.contains("Appear") || $0.contains("insert") })
  }
}
