extension Breach {
  /// Work behind the report that no other finger does.
  static let nextFinger = [
    Breach(
      "work on a view behind the report, and a finger came down before that",
      ["completion-no-work-after/untouched"],
      NextFinger.trace(before: [NextFinger.finger], after: [NextFinger.move])),
    Breach(
      "a driver that goes on behind the report, when another finger has come down",
      ["completion-no-work-after/untouched"],
      NextFinger.trace(after: [NextFinger.finger, "< t1.updateInteractiveTransition(0.2)"])),
  ]
}
