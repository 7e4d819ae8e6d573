extension Command {
  private static let count = Option(
    name: "--count", value: "N", help: "how many walks to try; 1000 unless told")
  private static let seed = Option(
    name: "--seed", value: "S", help: "the number from which all choices follow; 1 unless told")

  /// Long proofs by chance.
  static let soak = Command(
    name: "soak",
    abstract: "search long and at random for what breaks the engine or the rules",
    discussion: [
      "'walks' asks small hierarchies for whatever comes to mind, 30 times a walk. Then all has to be",
      "at rest, everybody has to have heard whole pairs, and nobody may be kept alive for nothing.",
      "'rules' is not there yet.",
    ],
    operands: [Operand(name: "PROOF", help: "what to prove", choices: ["walks", "rules"])],
    options: [count, seed]
  ) { invocation throws(CommandFailure) in
    guard invocation.operands[0] == "walks" else {
      throw .misuse("soak \(invocation.operands[0]) is not there yet")
    }
    let count = try number(count, in: invocation, otherwise: 1000)
    let seed = try number(seed, in: invocation, otherwise: 1)
    let soak = WalkSoak(count: Int(clamping: count), seed: seed)
    let found = soak.run()
    for example in found { invocation.console.write(example.text) }
    invocation.console.write(
      "\(count) walks of \(WalkSoak.stepsPerWalk) steps from seed \(seed): "
        + (found.isEmpty ? "all came to rest\n" : "stopped after \(found.count) that did not\n"))
    return found.isEmpty ? .holds : .findings
  }

  private static func number(
    _ option: Option, in invocation: Invocation, otherwise standard: UInt64
  ) throws(CommandFailure) -> UInt64 {
    guard let text = invocation.value(option) else { return standard }
    guard let number = UInt64(text) else {
      throw .misuse("expected a number for \(option.name), found '\(text)'")
    }
    return number
  }
}

extension WalkSoak.Counterexample {
  /// The walk, as somebody needs it who wants to repeat it.
  fileprivate var text: String {
    let steps = steps.joined(separator: ", ")
    return "seed \(seed)\n" + complaints.map { "  \($0)\n" }.joined() + "  after \(steps)\n\n"
  }
}
