import TransitionStage

/// Turns of pages, by code and by a finger. UIKit lets nobody else animate them.
enum PagesFamily {
  static let all: [Scenario] = PagesSetting.allCases.flatMap(scenarios) + Departures.pages

  private static func scenarios(_ setting: PagesSetting) -> [Scenario] {
    byFinger(setting) + byCode(setting) + VainPull.allCases.map { turn(after: $0, setting) }
  }

  private static func scenario(
    _ setting: PagesSetting, _ action: String, _ variant: Scenario.Variant = .finished,
    title: String, tag: String, isInferred: Bool = true,
    script: @escaping @MainActor @Sendable (PagePlay) -> Void
  ) -> Scenario {
    Scenario(
      .pages(setting), action, variant, title: title, tags: [tag],
      evidence: [setting.fact], isInferred: isInferred, obstacle: Obstacle.toSystem
    ) { stage in
      let play = PagePlay(stage, setting)
      play.open()
      script(play)
    }
  }

  // MARK: - By a finger

  private static func byFinger(_ setting: PagesSetting) -> [Scenario] {
    [
      scenario(
        setting, "swipe", title: "a finger turns to the next page", tag: "page-swipe-finish",
        isInferred: false
      ) { $0.swipe(.through) },
      scenario(
        setting, "swipe", .cancelled, title: "a finger turns a page a little, and gives up",
        tag: "page-swipe-cancel"
      ) { $0.swipe(.halfHearted) },
      scenario(
        setting, "swipe", .interrupted,
        title: "a finger turns a page, and the system takes the touch", tag: "page-swipe-cancel"
      ) { $0.swipe(.takenAway) },
      scenario(
        setting, "swipe", .reversed, title: "a finger turns a page, and turns it back",
        tag: "page-swipe-cancel"
      ) { $0.swipe(.thereAndBack) },
      scenario(
        setting, "swipe", .reGrabbed,
        title: "a finger gives a page up, and turns it again before it lies still",
        tag: "page-swipe-cancel"
      ) { $0.swipeAgain() },
      scenario(
        setting, "swipe", .repeated, title: "a finger turns to the next page and back",
        tag: "page-swipe-finish"
      ) { play in
        play.stage.repeatRounds {
          play.swipe(.through)
          play.swipe(.through, .right)
        }
      },
    ]
  }

  private static func turn(after vain: VainPull, _ setting: PagesSetting) -> Scenario {
    scenario(
      setting, vain.then("turn"),
      title: "a finger turns a page \(vain.words), and then code turns to it",
      tag: "page-swipe-cancel"
    ) { play in
      play.swipe(vain.swipe)
      play.turn(to: 1)
    }
  }

  // MARK: - By code

  private static func byCode(_ setting: PagesSetting) -> [Scenario] {
    [
      scenario(setting, "turn", title: "code turns to the next page", tag: "page-turn") {
        $0.turn(to: 1)
      },
      scenario(
        setting, "turn", .unanimated, title: "code turns to the next page without animation",
        tag: "page-turn"
      ) { $0.turn(to: 1, animated: false) },
      scenario(
        setting, "turn-while-turning", title: "code turns to the third page while the second comes",
        tag: "page-turn"
      ) { play in
        play.turn(to: 1)
        play.stage.advance(by: 0.1)
        play.turn(to: 2)
      },
      scenario(
        setting, "turn", .reEntrant, title: "the second page turns to the third when it appears",
        tag: "page-turn"
      ) { play in
        play.turnFurtherOnArrival()
        play.turn(to: 1)
      },
    ]
  }
}
