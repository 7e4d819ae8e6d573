/// The system's trace of a change, as it is printed and as it is compared.
///
/// Both are the same, but where the system's rounds are equal, and are printed once, while the subject's
/// are not: then all rounds are compared, each with the one that it is.
struct Reference {
  /// The trace as it is printed.
  let printed: Trace
  /// The trace of which each object's sequence is taken.
  let compared: Trace

  /// A trace that is compared as it is printed.
  init(_ trace: Trace) {
    printed = trace
    compared = trace
  }

  /// A trace that is compared round by round.
  init(_ printed: Trace, roundByRound: Trace) {
    self.printed = printed
    compared = roundByRound
  }

  /// The number of the printed line for each event that is compared.
  ///
  /// All that is seen in a later round stands in the line that says how often the first one repeats.
  var lineNumbers: [Int] {
    let printedLines = printed.lineNumbers
    let fold = printed.events.firstIndex(where: \.saysRepeats)
    guard let fold, compared.events.count != printed.events.count else { return printedLines }
    let behind = printed.events.count - fold - 1
    return printedLines[..<fold]
      + Array(repeating: printedLines[fold], count: compared.events.count - fold - behind)
      + printedLines[(fold + 1)...]
  }
}

extension Trace {
  /// Whether equal rounds are printed once.
  var foldsRounds: Bool { events.contains(where: \.saysRepeats) }

  /// Whether each round is printed.
  var printsRounds: Bool {
    events.contains { event in
      if case .round = event.action { true } else { false }
    }
  }
}

extension Event {
  /// Whether it says that all rounds after the first were equal to it.
  fileprivate var saysRepeats: Bool {
    if case .repeats = action { true } else { false }
  }
}
