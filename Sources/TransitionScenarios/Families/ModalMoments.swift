import TransitionStage

/// Presentations that callbacks ask for, and sheets that the system's own fingers take hold of.
enum ModalMoments {
  static let all: [Scenario] =
    ModalStyle.shown.filter(\.isSheet).flatMap { SheetSwipes($0).scenarios }
    + ModalStyle.shown.map(presentingTwo)

  private static func presentingTwo(_ style: ModalStyle) -> Scenario {
    Scenario(
      .presentation(style), "present", .reEntrant,
      title: "a sheet presents another one when it has appeared", tags: ["modal-over-modal"],
      evidence: [], on: style.device, obstacle: Obstacle.toAnimating
    ) { stage in
      let play = ModalPlay(stage, style)
      play.stage.begin()
      play.presentTwo()
    }
  }
}
