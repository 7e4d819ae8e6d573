extension LegalBehaviour {
  /// What the next finger does when a transition is over.
  static let nextFinger = [
    Sketch(
      "a finger moves a sheet by a recognizer that was put on when it came",
      near: ["completion-no-work-after/untouched"],
      NextFinger.trace(after: [NextFinger.finger, NextFinger.move]))
  ]
}
