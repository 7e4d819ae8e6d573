import TransitionStage

/// Presentations that overlap with something else: another request, a second finger, a navigation, the
/// status bar.
enum ModalOverlaps {
  static let all: [Scenario] =
    [ModalStyle.fullScreen, .custom].flatMap(requests)
    + [ModalStyle.fullScreen, .custom].flatMap(fingers)
    + [ModalStyle.fullScreen, .custom]
    .flatMap(navigations) + statusBars + fadingBars

  private static func scenario(
    _ style: ModalStyle, _ action: String, _ variant: Scenario.Variant = .finished,
    title: String, tags: [String], evidence: [String], complaints: [String] = [],
    asking demands: [VerbDemand] = [], pull: Pull? = nil,
    obstacle: (@Sendable (Subject) -> String?)? = nil,
    script: @escaping @MainActor @Sendable (ModalPlay) -> Void
  ) -> Scenario {
    Scenario(
      .presentation(style), action, variant, title: title, tags: tags, evidence: evidence,
      isInferred: pull != nil, isPulled: pull != nil, complaints: complaints,
      obstacle: obstacle.map(demands.or)
        ?? Obstacle.to(pull, presenting: style, asking: demands)
    ) { stage in script(ModalPlay(stage, style)) }
  }

  // MARK: - Requests that come at the wrong time

  private static func requests(_ style: ModalStyle) -> [Scenario] {
    let facts = StyleFacts(style)
    return [
      scenario(
        style, "dismiss-in-same-turn", title: "a sheet is presented and dismissed in one turn",
        tags: ["modal-dismiss-during-present"], evidence: facts.presenting + ["MC-10"],
        complaints: ["D5"]
      ) { play in
        play.stage.begin()
        play.present()
        play.dismiss()
      },
      scenario(
        style, "dismiss-while-presenting", title: "a sheet is dismissed while it comes",
        tags: ["modal-dismiss-during-present"], evidence: facts.presenting, complaints: ["D5"]
      ) { play in
        play.stage.begin()
        play.present()
        play.stage.advance(by: 0.1)
        play.dismiss()
      },
      scenario(
        style, "present-while-presenting", title: "another sheet is presented while one comes",
        tags: ["modal-over-modal"], evidence: facts.presenting + ["MC-09", "ER-02"],
        complaints: ["D4"]
      ) { play in
        play.stage.begin()
        play.present()
        play.stage.advance(by: 0.1)
        play.present(as: "other")
      },
      scenario(
        style, "present-from-dismissal", title: "a new sheet is presented when the old one is gone",
        tags: ["modal-present-during-dismiss-end"],
        evidence: facts.presenting + facts.dismissing + ["MC-07", "CO-03"],
        asking: [.completion(of: .dismiss)]
      ) { play in
        play.open()
        play.dismiss { play.present(as: "next") }
      },
    ]
  }

  // MARK: - Fingers that outlast a verdict

  private static func fingers(_ style: ModalStyle) -> [Scenario] {
    let facts = StyleFacts(style)
    return [
      scenario(
        style, "move-after-verdict",
        title: "a sheet is pulled away, and a second finger still moves when it is let go",
        tags: ["modal-dismiss-finish"], evidence: facts.dismissing + ["NI-01", "CU-11"],
        pull: .away
      ) { play in
        play.open()
        play.pullAwayOutlasted(to: .finished)
      },
      scenario(
        style, "move-after-verdict", .cancelled,
        title: "a sheet is pulled away and given up, and a second finger still moves",
        tags: ["modal-dismiss-cancel"], evidence: ["SH-08", "LY-04", "CO-11"], pull: .away
      ) { play in
        play.open()
        play.pullAwayOutlasted(to: .cancelled)
      },
    ]
  }

  // MARK: - Between navigation controllers

  private static func navigations(_ style: ModalStyle) -> [Scenario] {
    let facts = StyleFacts(style)
    func scenario(
      _ action: String, _ variant: Scenario.Variant = .finished, title: String, tags: [String],
      evidence: [String], asking demands: [VerbDemand] = [], pull: Pull? = nil,
      script: @escaping @MainActor @Sendable (ModalPlay) -> Void
    ) -> Scenario {
      Scenario(
        .presentation(style, in: .navigation), action, variant, title: title, tags: tags,
        evidence: evidence + ["MC-06", "SB-02"], isInferred: pull != nil, isPulled: pull != nil,
        obstacle: Obstacle.toPresentingNavigation(pull, presenting: style, asking: demands)
      ) { stage in script(ModalPlay(stage, style, .navigations)) }
    }
    return [
      scenario(
        "present", title: "one navigation is presented over another",
        tags: ["modal-present-finish", "modal-status-bar-contrast"], evidence: facts.presenting
      ) { play in
        play.stage.begin()
        play.present()
      },
      scenario(
        "dismiss", title: "a navigation is dismissed from another",
        tags: ["modal-dismiss-finish", "modal-status-bar-contrast"], evidence: facts.dismissing
      ) { play in
        play.open()
        play.dismiss()
      },
      scenario(
        "dismiss", .cancelled, title: "a navigation is pulled away from another, and given up",
        tags: ["modal-dismiss-cancel", "modal-status-bar-contrast"],
        evidence: ["SH-08", "LY-04"], pull: .away
      ) { play in
        play.open()
        play.pullAway(to: .cancelled)
      },
      scenario(
        "cycle", .unanimated,
        title: "one navigation comes over another, and goes, without animation",
        tags: ["modal-unanimated", "modal-status-bar-contrast"],
        evidence: facts.presentingUnanimated + facts.dismissingUnanimated,
        asking: VerbDemand.unanimatedCycle
      ) { play in
        play.stage.begin()
        play.cycle(animatedIn: false, animatedOut: false)
      },
    ]
  }

  // MARK: - The status bar

  private static let statusBars: [Scenario] = [
    statusBar(
      .fullScreen, evidence: ["FS-01", "FS-03", "SB-01", "SB-04"],
      title: "a sheet hides the status bar, and its presenter does not"),
    statusBar(
      .overFullScreen, evidence: ["OC-01", "SB-05"],
      title: "a sheet that captures the status bar hides it"),
    statusBar(
      .custom, evidence: ["CU-01", "SB-05"], title: "a sheet that captures the status bar hides it"),
  ]

  /// A driver lets go while the status bar still fades, which it does beside every animated transition.
  private static let fadingBars: [Scenario] = [
    scenario(
      .custom, "verdict-in-bar-fade",
      title: "a sheet that hides the status bar is pulled away while the bar still comes",
      tags: ["modal-status-bar-contrast", "modal-dismiss-finish"], evidence: ["CU-11", "SB-05"],
      pull: .away, obstacle: Obstacle.toHidingBar(.away, presenting: .custom)
    ) { play in
      play.openWithHiddenBar()
      play.pullAway(to: .finished)
    },
    scenario(
      .custom, "verdict-in-bar-fade", .cancelled,
      title: "a sheet that hides the status bar is given up while the bar still comes",
      tags: ["modal-status-bar-contrast", "modal-dismiss-cancel"], evidence: ["SH-08", "SB-05"],
      pull: .away, obstacle: Obstacle.toHidingBar(.away, presenting: .custom)
    ) { play in
      play.openWithHiddenBar()
      play.pullAway(to: .cancelled)
    },
  ]

  private static func statusBar(
    _ style: ModalStyle, evidence: [String], title: String
  ) -> Scenario {
    scenario(
      style, "hidden-bar", title: title, tags: ["modal-status-bar-contrast"], evidence: evidence,
      obstacle: Obstacle.toHidingBar(nil, presenting: style)
    ) { play in
      play.stage.begin()
      play.presentWithHiddenBar()
      play.stage.rest()
      play.dismiss()
    }
  }
}
