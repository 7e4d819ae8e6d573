import ConformCommand
import TransitionCertification

extension Command {
  private static let count = Option(
    name: "--count", value: "N", help: "how many walks or traces to try; 1000 unless told")
  private static let seed = Option(
    name: "--seed", value: "S", help: "the number from which all choices follow; 1 unless told")
  private static let showing = Option(
    name: "--show", help: "print the trace of the seed and judge nothing; for 'rules'")
  private static let changing = Option(
    name: "--changing", value: "PATH",
    help: "change the recorded traces of this file or folder, and make none up; for 'rules'",
    isPath: true)
  private static let faulty = Option(
    name: "--faulty",
    help: "change those of the faulty subjects as well, which are run first; with '--changing'")

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
      """
      With '--changing' the traces are recorded ones, in which events are dropped, doubled, swapped, moved or \
      put in from another trace, and names, flags, times and properties changed. A change that leads to what \
      cannot be, as a view that lies in itself, is not made.
      """,
    ],
    operands: [Operand(name: "PROOF", help: "what to prove", choices: ["walks", "rules"])],
    options: [count, seed, showing, changing, faulty]
  ) { invocation throws(CommandFailure) in
    let isOfRules = invocation.operands[0] == "rules"
    let count = Int(clamping: try number(count, in: invocation, otherwise: 1000, atLeast: 1))
    let seed = try number(seed, in: invocation, otherwise: 1)
    for option in [showing, changing, faulty] where invocation.has(option) && !isOfRules {
      throw .misuse("\(option.name) is for 'soak rules'")
    }
    let soak = RuleSoak(
      count: count, seed: seed, source: isOfRules ? try source(invocation) : .invented)
    if invocation.has(showing) {
      invocation.console.writePlain(soak.source.thrown(seed).trace.text)
      return .holds
    }
    let settings = try RunSettings(invocation.environment)
    let progress = ProgressLine(
      of: count, isOfRules ? "traces" : "walks", isTold: settings.tellsProgress)
    let again = isOfRules ? repeating(invocation) : "conform soak walks"
    let process = ProofProcess(
      console: invocation.console, command: again, limits: settings.limits)
    return process.run { board in
      func tell(_ words: String, of count: Int) { board.telling { progress.count(words, count) } }
      let (holds, text): (Bool, String)
      if isOfRules {
        let result = soak.run(telling: tell, board: board)
        (holds, text) = (result.found.isEmpty, soak.text(of: result, again))
      } else {
        let walks = WalkSoak(count: count, seed: seed)
        let found = walks.run(telling: tell, board: board)
        (holds, text) = (found.isEmpty, walks.text(of: found))
      }
      board.telling {
        progress.finish()
        invocation.console.write(text)
      }
      return holds ? .holds : .findings
    }
  }

  @MainActor private static func source(
    _ invocation: Invocation
  ) throws(CommandFailure) -> TraceSource {
    guard let path = invocation.value(changing) else {
      guard !invocation.has(faulty) else { throw .misuse("--faulty is for '--changing'") }
      return .invented
    }
    let traces = try InputFile.traces(at: path).map(\.trace)
    guard invocation.has(faulty) else { return .recorded(traces) }
    let settings = try RunSettings(invocation.environment)
    return .recorded(traces + FaultyTraces.all(settings, noting: invocation.lost))
  }

  /// The command that is to be called again for a seed.
  private static func repeating(_ invocation: Invocation) -> String {
    let path = invocation.value(changing).map { " --changing \($0.visible)" } ?? ""
    return "conform soak rules" + path + (invocation.has(faulty) ? " --faulty" : "")
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

extension WalkSoak {
  /// What is told of walks that ended badly, and of how many there were.
  fileprivate func text(of found: [Counterexample]) -> String {
    found.map(\.text).joined()
      + "\(count) walks of \(Self.stepsPerWalk) steps from seed \(seed): "
      + (found.isEmpty ? "all came to rest\n" : "stopped after \(found.count) that did not\n")
  }
}

extension RuleSoak {
  /// What is told of breaches and of the traces that divide the judges.
  ///
  /// - Parameter command: The command that threw them.
  fileprivate func text(of result: Result, _ command: String) -> String {
    let breaches = RuleCatalogue.all.map { rule in
      "\(String(result.breaches[rule.id] ?? 0).padded(to: 8))  \(rule.id)\n"
    }
    var text = breaches.joined() + "\n" + result.found.map { $0.text(command) }.joined()
    if case .recorded(let traces) = source {
      text += "\(traces.count) recorded traces, \(result.refusals) changes refused as impossible\n"
    }
    let outcome =
      result.found.isEmpty
      ? "both judges agree on all\n"
      : "they agree on \(result.agreed), stopped after \(result.found.count) that divide them\n"
    return text + "\(count) traces from seed \(seed): \(outcome)"
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
  ///
  /// - Parameter command: The command that threw it.
  fileprivate func text(_ command: String) -> String {
    "seed \(seed), see: \(command) --show --seed \(seed)\n"
      + disagreements.map { "\($0)\n" }.joined()
  }
}

extension String {
  /// The text, at least so many columns wide, to the right.
  fileprivate func padded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
