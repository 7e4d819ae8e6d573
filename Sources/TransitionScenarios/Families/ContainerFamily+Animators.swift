import TransitionStage

extension ContainerFamily {
  /// What a container does with an animator of the app's.
  static let byAnimator: [Scenario] = [
    scenario(
      .children, "select-by-animator",
      title: "another child is selected, by an animator of the app's",
      tags: ["container-switch"], needs: [.select, .adopt]
    ) { play in
      play.adoptAnimator()
      play.open()
      play.select(1)
    },
    scenario(
      .children, "cycle-by-animator",
      title: "another child is selected, and then the first again, by an animator of the app's",
      tags: ["container-switch"], needs: [.select, .adopt]
    ) { play in
      play.adoptAnimator()
      play.open()
      play.select(1)
      play.stage.rest()
      play.select(0)
    },
  ]
}
