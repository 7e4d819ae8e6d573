import TransitionStage

extension ContainerFamily {
  /// Moves of a side whose animations are dropped, since the application leaves meanwhile.
  ///
  /// A container may take their completions, which say that they did not run to the end, for a reason to do
  /// nothing; what is asked for next shows whether it still listens.
  static let dropped: [Scenario] = [
    opening(
      "background-while-opening", "the application leaves and returns while the side is opened"
    ) {
      _ in
    },
    opening(
      "background-while-opening-then-close",
      "the application leaves and returns while the side is opened, which is closed then"
    ) { play in
      play.stage.rest()
      play.setOpen(false)
    },
    closing(
      "background-while-closing", "the application leaves and returns while the side is closed"
    ) {
      _ in
    },
    closing(
      "background-while-closing-then-open",
      "the application leaves and returns while the side is closed, which is opened again then"
    ) { play in
      play.stage.rest()
      play.setOpen(true)
    },
  ]

  private static func opening(
    _ action: String, _ title: String, then: @escaping @MainActor @Sendable (ContainerPlay) -> Void
  ) -> Scenario {
    scenario(
      .side, action, title: title, tags: ["background-mid-transition"], needs: [.open]
    ) { play in
      play.open()
      play.setOpen(true)
      play.stage.leaveMidway()
      then(play)
    }
  }

  private static func closing(
    _ action: String, _ title: String, then: @escaping @MainActor @Sendable (ContainerPlay) -> Void
  ) -> Scenario {
    scenario(
      .side, action, title: title, tags: ["background-mid-transition"], needs: [.open]
    ) { play in
      play.open()
      play.setOpen(true)
      play.stage.rest()
      play.setOpen(false)
      play.stage.leaveMidway()
      then(play)
    }
  }
}
