import TransitionStage

/// Taps beside what is presented, and inside of it, whatever comes of them: many a dimming closes what lies on it.
///
/// Where there is no room for a finger nobody taps.
package enum ModalTaps {
  static let all: [Scenario] =
    [ModalStyle.custom, .overFullScreen].flatMap { [once($0), inside($0)] }
    + [again] + VainPull.allCases.map(after) + [afterTurn, afterCover, afterPile]

  static func scenario(
    _ style: ModalStyle, _ action: String, _ variant: Scenario.Variant = .finished, title: String,
    tags: [String] = [], pull: Pull? = nil,
    obstacle: (@Sendable (Subject) -> String?)? = nil,
    script: @escaping @MainActor @Sendable (ModalPlay) -> Void
  ) -> Scenario {
    Scenario(
      .presentation(style), action, variant, title: title, tags: ["modal-tap-beside"] + tags,
      evidence: [], isInferred: true, isPulled: pull != nil,
      obstacle: obstacle ?? Obstacle.to(pull, presenting: style)
    ) { stage in script(ModalPlay(stage, style)) }
  }

  private static func once(_ style: ModalStyle) -> Scenario {
    scenario(style, "tap-beside", title: "a finger taps beside a sheet") { play in
      play.comeUp()
      play.tap(.beside)
    }
  }

  private static func inside(_ style: ModalStyle) -> Scenario {
    scenario(
      style, "tap-inside", title: "a finger taps inside of a sheet",
      obstacle: Obstacle.toTappingInside(presenting: style)
    ) { play in
      play.comeUp()
      play.tap(.inside)
    }
  }

  private static let again = scenario(
    .custom, "tap-beside", .repeated,
    title: "a sheet comes and a finger taps beside it, five times with the same delegate"
  ) { play in
    play.repeatRounds {
      play.present()
      play.stage.rest()
      play.tap(.beside)
      if !play.isGone {
        play.dismiss()
        play.stage.rest()
      }
    }
  }

  private static func after(_ vain: VainPull) -> Scenario {
    scenario(
      .custom, vain.then("tap-beside"),
      title: "a sheet is pulled away \(vain.words), before and after which a finger taps beside it",
      tags: ["modal-dismiss-cancel-then-tap"], pull: vain.pull
    ) { play in
      play.tapTwice { play.pullAway(vain) }
    }
  }

  private static let afterTurn = scenario(
    .custom, "turn-then-tap-beside",
    title: "the device turns while a sheet is up, before and after which a finger taps beside it",
    tags: ["modal-rotate-while-presented"]
  ) { play in
    play.tapTwice {
      play.stage.resize(to: .onItsSide)
      play.stage.rest()
    }
  }

  private static let afterCover = scenario(
    .custom, "cover-then-tap-beside",
    title: "a sheet is covered and uncovered, before and after which a finger taps beside it",
    tags: ["modal-over-modal"]
  ) { play in
    play.tapTwice {
      if let sheet = play.sheet { play.stage.coverAndUncover(sheet) }
    }
  }

  private static let afterPile = scenario(
    .custom, "pile-then-tap-beside",
    title: """
      a second sheet comes above and goes, before and after which a finger taps beside a sheet
      """,
    tags: ["modal-over-modal"]
  ) { play in
    play.tapTwice(isShared: false) { play.pileAndUnpile() }
  }
}

extension ModalPlay {
  /// Presents when the script has begun, so that the trace tells under which style.
  func comeUp() {
    stage.begin()
    present()
    stage.rest()
  }

  fileprivate func tap(_ place: Call.TapPlace) { stage.tap(place) { sheet } }

  /// Whether what was presented last is presented no more.
  fileprivate var isGone: Bool { sheet?.presentingViewController == nil }

  /// Taps beside a sheet, and once more when something else was done: to the next one where that has gone.
  ///
  /// - Parameter isShared: Whether the next one comes by the same delegate, since an app may keep one for all.
  fileprivate func tapTwice(isShared: Bool = true, between: () -> Void) {
    stage.installer.isShared = isShared
    comeUp()
    tap(.beside)
    if isGone {
      present()
      stage.rest()
    }
    between()
    tap(.beside)
  }
}
