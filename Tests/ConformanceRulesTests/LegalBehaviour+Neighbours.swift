import AppearanceTrace

extension LegalBehaviour {
  /// Fingers that bring the same as those before them, or another child as they may.
  static let neighbours = [
    Sketch(
      "a finger that brings the same tab as the one before it that gave up",
      near: ["interaction-state-reset/same-neighbour"],
      SwipedNeighbours.trace(bringing: "second")),
    Sketch(
      "a finger that brings another tab as it goes another way",
      SwipedNeighbours.trace(bringing: "third", way: "drag: right", at: 350)),
    Sketch(
      "a finger that brings another tab when it has turned round, and is behind where it began",
      SwipedNeighbours.trace(bringing: "third", at: 350)),
    Sketch(
      "a finger that brings a tab that was not there when the one before it gave up",
      contract: SubjectContract(keepsChildren: true),
      SwipedNeighbours.trace(
        bringing: "fourth",
        between: [
          "at 300ms", "< tab.addChild(fourth)", "fourth.willMove(toParent: tab)",
          "fourth.didMove(toParent: tab)",
        ])),
    Sketch(
      "a finger that brings another tab when the device was turned in between",
      SwipedNeighbours.trace(
        bringing: "third", between: ["at 300ms", "> window.resize(to: [844, 390])"])),
    Sketch(
      "a finger that brings another tab beside one that rests",
      SwipedNeighbours.trace(
        bringing: "third", between: ["at 300ms", "> tab.gestureBegan(drag: left, at: [9, 9])"])),
  ]
}
