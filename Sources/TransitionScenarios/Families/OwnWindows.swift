import TransitionStage

/// Windows of a library's own above the app's. UIKit has nothing of the kind, so rules alone judge.
enum OwnWindows {
  static let all: [Scenario] = [
    scenario("show-and-hide", title: "a window of a library's own comes, and goes") { play in
      play.cycle(animated: true)
    },
    scenario(
      "show-and-hide", .unanimated,
      title: "a window of a library's own comes, and goes, without animation"
    ) { play in
      play.cycle(animated: false)
    },
    scenario(
      "show-and-hide", .repeated, title: "a window of a library's own comes and goes, in rounds"
    ) { play in
      play.stage.repeatRounds { play.cycle(animated: true) }
    },
    scenario(
      "hide-while-showing", title: "a window of a library's own goes while it comes"
    ) { play in
      play.overlay?.show(animated: true)
      play.stage.advance(by: 0.1)
      play.overlay?.hide(animated: true)
    },
    scenario(
      "show-while-hiding", title: "a window of a library's own comes again while it goes, and goes"
    ) { play in
      play.overlay?.show(animated: true)
      play.stage.rest()
      play.overlay?.hide(animated: true)
      play.stage.advance(by: 0.1)
      play.overlay?.show(animated: true)
      play.stage.rest()
      play.overlay?.hide(animated: true)
    },
    scenario(
      "turn-while-shown", title: "the device turns while a window of a library's own is up"
    ) { play in
      play.overlay?.show(animated: true)
      play.stage.rest()
      play.stage.resize(to: .onItsSide)
      play.stage.rest()
      play.overlay?.hide(animated: true)
    },
    scenario(
      "sheet-below", title: "a sheet comes and goes below a window of a library's own"
    ) { play in
      play.overlay?.show(animated: true)
      play.stage.rest()
      play.stage.coverAndUncover(play.root)
      play.overlay?.hide(animated: true)
    },
    scenario(
      "keyboard-below",
      title: "a window of a library's own comes and goes while the keyboard is up below it",
      prepare: { play in
        let field = play.stage.addField(to: play.root, as: "field")
        field.becomeFirstResponder()
      }
    ) { play in
      play.cycle(animated: true)
    },
  ]

  private static func scenario(
    _ action: String, _ variant: Scenario.Variant = .finished, title: String,
    prepare: @escaping @MainActor @Sendable (OwnWindowPlay) -> Void = { _ in },
    script: @escaping @MainActor @Sendable (OwnWindowPlay) -> Void
  ) -> Scenario {
    Scenario(
      .ownWindow, action, variant, title: title, tags: ["window-own"], evidence: [],
      obstacle: Obstacle.toOwnWindows
    ) { stage in
      let play = OwnWindowPlay(stage)
      prepare(play)
      stage.begin()
      script(play)
    }
  }
}

/// An app's root, and the window of a library's own above it.
@MainActor final class OwnWindowPlay {
  let stage: Stage
  let root: UIViewController
  /// None where the subject has none.
  let overlay: StagedOverlay?

  /// Shows the app's root.
  init(_ stage: Stage) {
    self.stage = stage
    root = stage.makeScreen(.root, .darkContent)
    stage.cast(root, as: "root")
    stage.show(root)
    overlay = StagedOverlay(on: stage.installer)
  }

  /// Lets the window come and go, and the scene come to rest after each.
  func cycle(animated: Bool) {
    overlay?.show(animated: animated)
    stage.rest()
    overlay?.hide(animated: animated)
    stage.rest()
  }
}
