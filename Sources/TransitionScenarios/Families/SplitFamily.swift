import TransitionStage

/// Columns that lie side by side, or one above the other where room is scarce. No order of a split
/// view's callbacks was ever observed.
enum SplitFamily {
  static let all: [Scenario] = sideBySide + collapsed

  private static func scenario(
    _ setting: SplitSetting, _ action: String, _ variant: Scenario.Variant = .finished,
    title: String, tag: String = "split-detail", evidence: [String] = [],
    script: @escaping @MainActor @Sendable (SplitPlay) -> Void
  ) -> Scenario {
    Scenario(
      .split(setting), action, variant, title: title, tags: [tag], evidence: evidence,
      isInferred: true, on: setting.device, obstacle: Obstacle.toSystem
    ) { stage in
      let play = SplitPlay(stage, setting)
      play.open()
      script(play)
    }
  }

  // MARK: - Side by side

  private static let sideBySide: [Scenario] = [
    scenario(.columns, "show-detail", title: "another detail comes into the second column") {
      $0.showDetail()
    },
    scenario(
      .columns, "show-detail", .unanimated,
      title: "another detail comes into the second column without animation"
    ) { $0.showDetail(animated: false) },
    scenario(.columns, "show-detail", .repeated, title: "one detail comes after the other") {
      play in
      play.showDetail()
      play.stage.rest()
      play.stage.repeatRounds {
        play.showDetail()
        play.stage.rest()
      }
    },
    scenario(
      .columns, "show-detail", .reEntrant,
      title: "a detail makes way for another one when it has appeared"
    ) { $0.showTwoDetails() },
    scenario(
      .columns, "open-and-close", title: "the first column comes, and goes", tag: "split-columns"
    ) { play in
      play.setOpen(true)
      play.stage.rest()
      play.setOpen(false)
    },
    scenario(
      .columns, "turn", title: "the device turns while columns are shown", tag: "split-columns"
    ) { play in play.stage.resize(to: CGSize(width: 1180, height: 820)) },
  ]

  // MARK: - One above the other

  private static let collapsed: [Scenario] = [
    scenario(
      .oneColumn, "show-detail", title: "a detail comes above the list", evidence: ["NV-01"]
    ) { $0.showDetail() },
    scenario(
      .oneColumn, "show-detail", .unanimated,
      title: "a detail comes above the list without animation",
      evidence: ["NV-04"]
    ) { $0.showDetail(animated: false) },
    scenario(.oneColumn, "back", title: "a detail goes, and the list is back", evidence: ["NV-05"])
    {
      play in
      play.showDetail()
      play.stage.rest()
      play.goBack()
    },
    scenario(
      .oneColumn, "back", .cancelled, title: "a detail is pulled away from the list, and given up",
      evidence: ["NI-02"]
    ) { play in
      play.showDetail()
      play.stage.rest()
      play.swipeBack(.halfHearted)
    },
    scenario(
      .oneColumn, "back", .interrupted,
      title: "a detail is pulled away from the list, and the system takes the touch",
      evidence: ["NI-02"]
    ) { play in
      play.showDetail()
      play.stage.rest()
      play.swipeBack(.takenAway)
    },
    scenario(
      .oneColumn, "cycle", .repeated, title: "details come above the list, and go",
      evidence: ["NV-01", "NV-05"]
    ) { play in
      play.stage.repeatRounds {
        play.showDetail()
        play.stage.rest()
        play.goBack()
        play.stage.rest()
      }
    },
  ]
}
