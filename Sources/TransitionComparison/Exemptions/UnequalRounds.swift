extension Exemption {
  /// Rounds of a repeated scenario that are not equal among themselves.
  static let unequalRounds = Exemption(
    "unequal-rounds",
    statement:
      "The rounds of a repeated scenario may differ from each other in what no observer sees,"
      + " such as how long they take.",
    reason: "A trace tells equal rounds once, and those of a subject need not be equal to the"
      + " microsecond; so each round is compared with the system's.",
    evidence: .inferred,
    letsOff: "That all rounds are equal. What is seen in each is compared.",
    effect: .references { choice in
      if choice.trace.printsRounds { choice.chosen.rounds = .eachApart }
    })
}
