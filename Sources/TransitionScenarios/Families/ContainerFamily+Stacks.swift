import TransitionStage

extension ContainerFamily {
  /// What code asks of a container that is a stack.
  static let stacks: [Scenario] = [
    scenario(
      .stack, "push-unseen", title: "a screen is pushed before the stack is shown",
      tags: ["container-set-before-visible"], evidence: ["CC-10"], needs: [.stack]
    ) { play in
      play.stage.begin()
      play.push(animated: false)
      play.stage.act { play.stage.show(play.container) }
    },
    stack("push", of: 1, title: "a screen is pushed", evidence: ["CC-13"]) { $0.push() },
    stack("pop", of: 2, title: "the top is popped", evidence: ["CC-13"]) { $0.pop() },
    stack(
      "push", .unanimated, of: 1, title: "a screen is pushed without animation",
      needs: [.unanimated]
    ) { $0.push(animated: false) },
    stack(
      "pop", .unanimated, of: 2, title: "the top is popped without animation",
      needs: [.unanimated]
    ) { $0.pop(animated: false) },
    stack("cycle", .repeated, of: 1, title: "fresh screens come and go") { play in
      play.stage.repeatRounds { play.pushAndPop() }
    },
    stack("cycle-deep", of: 1, title: "two screens are pushed, and popped one by one") { play in
      for _ in 1...2 {
        play.push()
        play.stage.rest()
      }
      for _ in 1...2 {
        play.pop()
        play.stage.rest()
      }
    },
    stack(
      "pop-root-then-push", of: 1,
      title: "the only screen is popped, which stays, and then another one is pushed",
      tag: "container-same-child"
    ) { play in
      play.pop()
      play.stage.rest()
      play.push()
    },
    stack(
      "push-while-pushing", of: 1, title: "a third screen is pushed while the second comes",
      tag: "container-switch-fast", needs: [.choice]
    ) { play in
      play.push()
      play.stage.advance(by: 0.1)
      play.push()
    },
    stack(
      "pop-while-pushing", of: 1, title: "the top is popped while it comes",
      tag: "container-switch-fast", needs: [.choice]
    ) { play in
      play.push()
      play.stage.advance(by: 0.1)
      play.pop()
    },
    stack(
      "push-while-popping", of: 2, title: "a screen is pushed while the top goes",
      tag: "container-switch-fast", needs: [.choice]
    ) { play in
      play.pop()
      play.stage.advance(by: 0.1)
      play.push()
    },
  ]

  /// A scenario of a stack with so many screens, which is shown when the script begins.
  static func stack(
    _ action: String, _ variant: Scenario.Variant = .finished, of count: Int, title: String,
    tag: String = "container-switch", evidence: [String] = [], needs: [Need] = [],
    script: @escaping @MainActor @Sendable (ContainerPlay) -> Void
  ) -> Scenario {
    scenario(
      .stack, action, variant, title: "\(title) in a stack of a library's own", tags: [tag],
      evidence: evidence, needs: [.stack] + needs
    ) { play in
      play.openStack(of: count)
      script(play)
    }
  }
}
