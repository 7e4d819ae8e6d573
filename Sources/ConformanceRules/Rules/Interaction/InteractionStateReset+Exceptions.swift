/// What is let pass of fingers that do not do what earlier ones did.
extension InteractionStateReset {
  static let somethingBetween = RuleException(
    "something-between",
    "What the script does between two fingers, but for fingers, may change what the second one does.",
    guards: [
      .subject("faulty/second-pull-ignored"),
      .sketch("a second drag that drives nothing, behind something else and beside another finger"),
    ])
  static let twoFingers = RuleException(
    "two-fingers",
    """
    How far a finger drives, and whether it begins something, is not compared where another one was \
    down beside it: a recognizer that takes both goes by their middle, one that takes one may take none.
    """,
    guards: [
      .sketch("a finger that hardly drives, when a second one came and went before"),
      .sketch("a finger that begins nothing, when two others were down before it"),
      .sketch("a second drag that drives nothing, behind something else and beside another finger"),
    ])
}
