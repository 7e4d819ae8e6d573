import ConformCommand
import TransitionCertification

extension Command {
  private static let count = Option(
    name: "--count", value: "N", help: "how many walks or traces to try; 1000 unless told")
  private static let seed = Option(
    name: "--seed", value: "S", help: "the number from which all choices follow; 1 unless told")
  private static let showing = Option(
    name: "--show", help: "print the trace of the seed and judge nothing; for 'rules'")

  /// Long proofs by chance.
  static let soak = Command(
    name: "soak",
    abstract: "search long and at random for what breaks the engine or the rules",
    discussion: [
      """
      'walks' asks small hierarchies for whatever comes to mind, 30 times a walk, while fingers, keyboards, \
      alerts, turns of the device and the dark come in between. Then all has to be at rest, everybody has to \
      have heard whole pairs, and nobody may be kept alive for nothing.
      """,
      """
      'rules' throws traces, most of them stories with mistakes in them, and judges each one twice: by the \
      rules, and by their oracles, which scan the whole trace the slow and plain way. Both have to find the \
      same breaches. It counts the breaches of each rule that both found.
      """,
    ],
    operands: [Operand(name: "PROOF", help: "what to prove", choices: ["walks", "rules"])],
    options: [count, seed, showing]
  ) { invocation throws(CommandFailure) in
    let isOfRules = invocation.operands[0] == "rules"
    let count = Int(clamping: try number(count, in: invocation, otherwise: 1000, atLeast: 1))
    let seed = try number(seed, in: invocation, otherwise: 1)
    if invocation.has(showing) {
      guard isOfRules else { throw .misuse("--show is for 'soak rules'") }
      invocation.console.writePlain(RuleSoak.thrown(seed).trace.text)
      return .holds
    }
    let progress = ProgressLine(
      of: count, isOfRules ? "traces" : "walks",
      isTold: try RunSettings(invocation.environment).tellsProgress)
    return isOfRules
      ? report(RuleSoak(count: count, seed: seed), progress, to: invocation.console)
      : report(WalkSoak(count: count, seed: seed), progress, to: invocation.console)
  }

  @MainActor private static func report(
    _ soak: WalkSoak, _ progress: ProgressLine, to console: Console
  ) -> ExitStatus {
    let found = soak.run(telling: progress)
    progress.finish()
    for example in found { console.write(example.text) }
    console.write(
      "\(soak.count) walks of \(WalkSoak.stepsPerWalk) steps from seed \(soak.seed): "
        + (found.isEmpty ? "all came to rest\n" : "stopped after \(found.count) that did not\n"))
    return found.isEmpty ? .holds : .findings
  }

  @MainActor private static func report(
    _ soak: RuleSoak, _ progress: ProgressLine, to console: Console
  ) -> ExitStatus {
    let result = soak.run(telling: progress)
    progress.finish()
    for rule in RuleCatalogue.all.map({ $0.id }) {
      console.write("\(String(result.breaches[rule] ?? 0).padded(to: 8))  \(rule)\n")
    }
    console.write("\n")
    for example in result.found { console.write(example.text) }
    let outcome =
      result.found.isEmpty
      ? "both judges agree on all\n"
      : "they agree on \(result.agreed), stopped after \(result.found.count) that divide them\n"
    console.write("\(soak.count) traces from seed \(soak.seed): \(outcome)")
    return result.found.isEmpty ? .holds : .findings
  }

  private static func number(
    _ option: Option, in invocation: Invocation, otherwise standard: UInt64,
    atLeast least: UInt64 = 0
  ) throws(CommandFailure) -> UInt64 {
    guard let text = invocation.value(option) else { return standard }
    guard let number = UInt64(text), number >= least else {
      throw .misuse("expected a number for \(option.name), \(least) or more, found '\(text)'")
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

extension RuleSoak.Counterexample {
  /// The disagreements, and how to see the trace.
  fileprivate var text: String {
    "seed \(seed), see: conform soak rules --show --seed \(seed)\n"
      + disagreements.map { "\($0)\n" }.joined()
  }
}

extension String {
  /// The text, at least so many columns wide, to the right.
  fileprivate func padded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
