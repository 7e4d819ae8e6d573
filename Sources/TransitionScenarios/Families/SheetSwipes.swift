import TransitionStage

/// The system's own swipe that takes a sheet away, in every way in which it can go.
struct SheetSwipes {
  private let style: ModalStyle
  private let look: LookedStyle?

  /// The swipes under a style, where nobody speaks of looks.
  init(_ style: ModalStyle) {
    self.style = style
    look = nil
  }

  /// The swipes under a style and one of the system's looks; that the look changes nothing is inferred.
  init(_ look: LookedStyle) {
    style = look.style
    self.look = look
  }

  var scenarios: [Scenario] {
    [
      scenario(
        .finished, title: "a sheet is swiped away by the system's own gesture",
        evidence: ["SH-02", "SH-09"]
      ) { $0.stage.swipeSheet(.through, over: $1) },
      scenario(
        .cancelled, title: "a sheet is pulled by the system's own gesture, and given up",
        evidence: ["SH-08"]
      ) { $0.stage.swipeSheet(.halfHearted, over: $1) },
      scenario(
        .interrupted,
        title: "a sheet is pulled by the system's own gesture, and the system takes the touch",
        evidence: ["SH-08"]
      ) { $0.stage.swipeSheet(.takenAway, over: $1) },
      scenario(
        .reversed, title: "a sheet is pulled far by the system's own gesture, and pushed back",
        evidence: ["SH-08"]
      ) { $0.stage.swipeSheet(.thereAndBack, over: $1) },
      scenario(
        .reGrabbed,
        title: "a sheet is given up by the system's own gesture, and taken again on its way back",
        evidence: []
      ) { $0.stage.swipeAgain(.drag(.down), over: $1) },
    ] + (look == nil ? [turned] : [])
  }

  private var turned: Scenario {
    scenario(
      .turnedRound,
      title: "a sheet is pulled by the system's own gesture, and pushed up past where it began",
      evidence: ["SH-08"]
    ) { $0.stage.swipeSheet(.turnedRound, over: $1) }
  }

  private func scenario(
    _ variant: Scenario.Variant, title: String, evidence: [String],
    swipe: @escaping @MainActor @Sendable (ModalPlay, () -> UIViewController?) -> Void
  ) -> Scenario {
    let (style, look) = (style, look)
    return Scenario(
      .presentation(style, look: look?.look), "system-swipe", variant, title: title,
      tags: ["modal-system-swipe"], evidence: evidence, isInferred: true,
      likeness: look.flatMap { $0.likeness("system-swipe", variant) },
      obstacle: look == nil ? Obstacle.to(nil, presenting: style) : Obstacle.toAnimating
    ) { stage in
      let play = ModalPlay(stage, style)
      play.look = look?.look.style
      play.open()
      swipe(play) { play.sheet }
    }
  }
}
