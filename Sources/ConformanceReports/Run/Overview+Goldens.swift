import TransitionCertification

extension Overview {
  /// How the goldens are, in numbers by what is wrong, and what to do about each.
  var goldenLines: [String] {
    guard hasGoldens else {
      return ["goldens  none yet; 'conform record' and 'conform accept' make them"]
    }
    let counts = GoldenState.allCases.map { state in
      (state: state, count: goldens.count { GoldenState($0) == state })
    }
    let present = counts.filter { $0.count > 0 }
    let holding = present.allSatisfy { !$0.state.isBroken } ? ["all hold"] : []
    let numbers = holding + present.map { "\($0.count) \($0.state.words)" }
    let advice = present.map(\.state.advice).reduce(into: [String]()) { lines, line in
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
    case .stray: self = .stray
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
  var advice: String {
    switch self {
    case .different: "meant so? 'conform record', look, 'conform accept'"
    case .unreadable: "restore what cannot be read, or 'conform record' it anew"
    case .broken:
      "restore broken files, as from git: nothing is accepted into them as they are"
    case .stray, .untidy: "'conform accept --prune' deletes stray ones and tidies files"
    case .pending: "look at those that wait: 'conform accept' or 'conform reject'"
    }
  }
}
