extension LegalBehaviour {
  /// Fingers that begin nothing, and that drive otherwise than those before them, as they may.
  static let idlePulls = [
    idle("a finger that goes less far than the one before it that gave up", to: 130),
    idle("a finger that goes another way than the one before it", way: "drag: up"),
    idle(
      "a finger that the system takes away before it begins anything", end: "gestureCancelled()"),
    idle(
      "a finger that begins nothing when the application was away",
      between: ["at 250ms", "> window.background()", "> window.foreground()"]),
    idle(
      "a finger that begins nothing when another one has tapped",
      between: ["at 250ms", "> sheet.gestureBegan(tap: 1)", "> sheet.gestureEnded()"]),
    idle(
      "a finger that begins nothing beside one that rests",
      between: ["at 250ms", "> host.gestureBegan(drag: down, at: [9, 9])"]),
    Sketch(
      "a finger that begins nothing on a presenter that it has let present",
      IdlePull.afterComing(goes: false)),
    Sketch(
      "a transition that goes on between the moves of the finger that drives it",
      near: ["interaction-state-reset/no-farther"],
      SecondPull.trace(early: 0.32, late: 0.75, drift: 0.6)),
    Sketch(
      "a finger that goes out where the one before had turned round, and was as far behind",
      near: ["interaction-state-reset/no-farther"],
      SecondPull.trace(early: 0.32, late: 0.75, turns: true)),
    Sketch(
      "a transition that is let go while the finger is still down, and not driven on",
      near: ["interaction-state-reset/as-far"],
      SecondPull.trace(early: 0.1, late: 0.1, goesAtOnce: true)),
  ]

  private static func idle(
    _ description: String, between: [String] = [], way: String = "drag: down",
    to place: Int = 160, end: String = "gestureEnded()"
  ) -> Sketch {
    Sketch(description, IdlePull.trace(between: between, way: way, to: place, end: end))
  }
}
