import TransitionStage

/// Changes of the stack that begin while another one is under way.
enum NavigationOverlaps {
  static let all: [Scenario] = [
    scenario(
      "two-pushes", depth: 1, title: "two screens are pushed in one turn",
      tags: ["nav-double-push"], evidence: ["NV-13", "ER-06"], complaints: ["D7"]
    ) { play in
      play.push()
      play.push()
    },
    scenario(
      "two-taps", depth: 1, title: "a button that pushes a screen is tapped twice",
      tags: ["nav-double-push"], evidence: []
    ) { play in
      guard let button = play.addButton() else { return }
      play.stage.tap(button, as: "button")
      play.stage.advance(by: 0.1)
      play.stage.tap(button, as: "button")
    },
    scenario(
      "push-while-pushing", depth: 1, title: "a screen is pushed while another one comes",
      tags: ["nav-double-push"], evidence: ["ER-06"], complaints: ["D7"]
    ) { play in
      play.push()
      play.stage.advance(by: 0.1)
      play.push()
    },
    scenario(
      "pop-while-pushing", depth: 1, title: "the top is popped while it comes",
      tags: ["nav-pop-during-push"], evidence: ["ER-06"], complaints: ["D7"]
    ) { play in
      play.push()
      play.stage.advance(by: 0.1)
      play.pop()
    },
    scenario(
      "pop-while-popping", depth: 3, title: "the next is popped while the top goes",
      tags: ["nav-pop-during-pop"], evidence: ["ER-06"], complaints: ["D7"]
    ) { play in
      play.pop()
      play.stage.advance(by: 0.1)
      play.pop()
    },
  ]

  /// The stack is replaced while a finger or a driver holds the top; what comes of it is inferred.
  static let underFinger: [Scenario] = [
    (Scenario.Variant.finished, PullEnd.finished, "pulled away"),
    (.cancelled, .cancelled, "pulled, and given up"),
  ].map { variant, end, outcome in
    Scenario(
      .navigation(.bar), "set-stack-while-popping", variant,
      title: "the stack is replaced while the top is \(outcome)", tags: ["nav-pop-during-pop"],
      evidence: [], obstacle: Obstacle.toNavigating(.away)
    ) { stage in
      let play = NavigationPlay(stage, .bar, depth: 2)
      stage.begin()
      play.pullBack(to: end) {
        stage.act { play.nav.setViewControllers([play.makeScreen()], animated: false) }
      }
    }
  }

  private static func scenario(
    _ action: String, depth: Int, title: String, tags: [String], evidence: [String],
    complaints: [String] = [], script: @escaping @MainActor @Sendable (NavigationPlay) -> Void
  ) -> Scenario {
    Scenario(
      .navigation(.bar), action, title: title, tags: tags, evidence: evidence, isInferred: true,
      complaints: complaints, obstacle: Obstacle.toNavigating(nil)
    ) { stage in
      let play = NavigationPlay(stage, .bar, depth: depth)
      stage.begin()
      script(play)
    }
  }
}
