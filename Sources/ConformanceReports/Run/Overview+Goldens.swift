import TransitionCertification

extension Overview {
  /// How the goldens are, in numbers by what is wrong, and what to do about each.
  var goldenLines: [String] {
    guard hasGoldens else {
      return ["goldens  none yet; '\(commandName) record' and '\(commandName) accept' make them"]
    }
    let counts = GoldenState.allCases.map { state in
      (state: state, count: goldens.count { GoldenState($0) == state })
    }
    let present = counts.filter { $0.count > 0 }
    let isHolding = present.allSatisfy { !$0.state.isBroken }
    let holding = isHolding ? [uncompared == 0 ? "all hold" : "all others hold"] : []
    let lost = uncompared == 0 ? [] : ["\(uncompared) not compared for want of a trace"]
    let numbers = holding + lost + present.map { "\($0.count) \($0.state.words)" }
    let advice = present.map { $0.state.advice(by: commandName) }.reduce(into: [String]()) {
      lines, line in
      if !lines.contains(line) { lines.append(line) }
    }
    return ["goldens  " + numbers.joined(separator: ", ")] + advice.map { "         " + $0 }
  }
}

/// What can be wrong with a golden, as far as it makes a difference to what is to be done.
private enum GoldenState: CaseIterable {
  case different, unreadable, broken, stray, untidy, pending

  init(_ trouble: GoldenTrouble) {
    guard !trouble.isInBrokenFile else {
      self = .broken
      return
    }
    switch trouble.kind {
    case .differs, .missing: self = .different
    case .unreadable: self = .unreadable
    case .stray, .draft: self = .stray
    case .untidy: self = .untidy
    case .pending: self = .pending
    }
  }

  /// Whether a case has no golden that holds because of it.
  var isBroken: Bool {
    switch self {
    case .different, .unreadable, .broken: true
    case .stray, .untidy, .pending: false
    }
  }

  /// The words behind the number.
  var words: String {
    switch self {
    case .different: "do not hold"
    case .unreadable: "cannot be read"
    case .broken: "in broken files"
    case .stray: "stray"
    case .untidy: "untidy"
    case .pending: "waiting"
    }
  }

  /// What to do about it, as a line.
  func advice(by command: String) -> String {
    switch self {
    case .different: "meant so? '\(command) record', look, '\(command) accept'"
    case .unreadable: "restore what cannot be read, or '\(command) record' it anew"
    case .broken:
      "restore broken files, as from git: nothing is accepted into them as they are"
    case .stray, .untidy: "'\(command) accept --prune' deletes stray ones and tidies files"
    case .pending: "look at those that wait: '\(command) accept' or '\(command) reject'"
    }
  }
}
