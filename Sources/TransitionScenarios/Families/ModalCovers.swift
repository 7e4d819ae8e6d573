import TransitionStage

/// What the subject presents is covered by a sheet of the system's, and uncovered.
enum ModalCovers {
  static let all: [Scenario] =
    [ModalStyle.fullScreen, .overFullScreen, .pageSheet, .custom, .customRemoval].flatMap(scenarios)

  private static func scenarios(_ style: ModalStyle) -> [Scenario] {
    let facts = StyleFacts(style)
    func scenario(
      _ action: String, title: String, tags: [String] = ["modal-over-modal"],
      script: @escaping @MainActor @Sendable (ModalPlay) -> Void
    ) -> Scenario {
      Scenario(
        .presentation(style), action, title: title, tags: tags,
        evidence: facts.presenting + ["FS-01", "FS-03"], isInferred: true,
        obstacle: Obstacle.to(nil, presenting: style)
      ) { stage in script(ModalPlay(stage, style)) }
    }
    return [
      scenario("cover", title: "a sheet comes, is covered and uncovered, and stays") { play in
        comeUp(play)
        coverAndUncover(play)
      },
      scenario(
        "cycle-with-cover", title: "a sheet comes, is covered and uncovered, and goes"
      ) { play in
        comeUp(play)
        coverAndUncover(play)
        play.dismiss()
      },
      scenario(
        "turn-while-covered", title: "a sheet comes, and the device turns while it is covered",
        tags: ["modal-over-modal", "modal-rotate-while-presented"]
      ) { play in
        comeUp(play)
        coverAndUncover(play) {
          play.stage.resize(to: .onItsSide)
          play.stage.rest()
        }
      },
    ]
  }

  @MainActor private static func comeUp(_ play: ModalPlay) {
    play.stage.begin()
    play.present()
    play.stage.rest()
  }

  @MainActor private static func coverAndUncover(_ play: ModalPlay, covered: () -> Void = {}) {
    guard let sheet = play.sheet else { return }
    play.stage.coverAndUncover(sheet, covered: covered)
  }
}
