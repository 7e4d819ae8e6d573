import TransitionStage

/// Segues that a finger leads, and that go through.
///
/// The recognizer is the segue's own, and lies on the screen that it leads away from: no presentation by code knows
/// it.
enum SegueEntrances {
  static func all(_ style: SegueStyle) -> [Scenario] {
    [
      SegueFamily.scenario(
        style, "drag-in", title: "a screen that a segue leads to is pulled in",
        evidence: style.performing, isInferred: true, pull: .inward
      ) { play in
        play.stage.begin()
        play.pullOn(to: .finished)
      },
      byEntrance(
        style, .resting, .resting,
        title: "a segue's screen is pulled far in, and the finger rests before it lifts"),
      byEntrance(
        style, .flung, .flung,
        title: "a segue's screen is flung in: the finger lifts early, while it moves fast"),
      byEntrance(
        style, .relieved, .relieved,
        title:
          "a segue's screen is pulled in by a finger, and on by a second one when the first lifts"),
      byEntrance(
        style, .joined, .joined,
        title: "a segue's screen is pulled in by two fingers, and on by one when the other lifts"),
    ]
  }

  private static func byEntrance(
    _ style: SegueStyle, _ variant: Scenario.Variant, _ swipe: Stage.Swipe, title: String
  ) -> Scenario {
    SegueFamily.scenario(
      style, "drag-in", variant, title: title, evidence: [], pull: .byEntrance
    ) { play in
      play.stage.begin()
      play.swipeOn(swipe)
    }
  }
}
