extension Breach {
  /// What a container owes to who takes the place of another child.
  static let exchanges = [
    Breach(
      "a child in the place of another, without the insets that its container added to that one",
      ["geometry-bars-stable/replaced"],
      ExchangedChild.trace()),
    Breach(
      "a child that is let go of with the insets that its container added to it",
      ["geometry-bars-stable/given-back"],
      ExchangedChild.trace(givesBack: false, ending: "added      other.view 44 0 0 0")),
    Breach(
      "an open side behind who takes the place of the main child",
      ["appearance-no-phantom-child/covered"], MainBesideSide.trace(inFront: true)),
  ]
}
