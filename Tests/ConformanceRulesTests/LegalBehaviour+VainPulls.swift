extension LegalBehaviour {
  /// What comes to rest as it does without the pull in vain before it, and what no pull in vain goes before.
  static let vainPulls = [
    Sketch(
      "a top that is dragged away after a finger that gave up",
      near: ["interaction-state-reset/rests"], undisturbed: StackDraggedTwice.undisturbed,
      StackDraggedTwice.trace(
        first: StackDraggedTwice.goes + StackDraggedTwice.comesBack,
        second: StackDraggedTwice.goes, showing: "first")),
    Sketch(
      "a finger that brings the top back which the one before it had dragged away",
      undisturbed: StackDraggedTwice.undisturbed,
      StackDraggedTwice.trace(
        first: StackDraggedTwice.goes, second: StackDraggedTwice.comesBack, showing: "second")),
  ]
}
