extension Breach {
  /// What comes to rest otherwise than it does without the pull in vain before it.
  static let vainPulls = [
    Breach(
      "a top that a finger drags away in vain, since the one before it gave up",
      ["interaction-state-reset/rests"], undisturbed: StackDraggedTwice.undisturbed,
      StackDraggedTwice.trace(showing: "second")),
    Breach(
      "a top that a finger drags away in vain, since the one before it brought what lies below and gave up",
      ["interaction-state-reset/rests"], undisturbed: StackDraggedTwice.undisturbed,
      StackDraggedTwice.trace(
        first: StackDraggedTwice.goes + StackDraggedTwice.comesBack, showing: "second")),
  ]
}
