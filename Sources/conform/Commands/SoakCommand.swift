extension Command {
  private static let count = Option(
    name: "--count", value: "N", help: "how many walks or traces to try")
  private static let seed = Option(
    name: "--seed", value: "S", help: "the number from which all choices follow")

  /// Long proofs by chance; their place is kept.
  static let soak = Command(
    name: "soak",
    abstract: "search long and at random for what breaks the engine or the rules",
    operands: [Operand(name: "PROOF", help: "what to prove", choices: ["walks", "rules"])],
    options: [count, seed]
  ) { invocation throws(CommandFailure) in
    throw .misuse("soak \(invocation.operands[0]) is not there yet")
  }
}
