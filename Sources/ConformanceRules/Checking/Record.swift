import AppearanceTrace

/// What a checker has found out about its rule.
struct Record: Sendable {
  /// Whether the rule applied at least once.
  private(set) var isExercised = false
  /// The breaches so far.
  private(set) var charges: [Charge] = []
  /// The clauses of the contract that made a difference, a bit for each in the order of all.
  private var clauseBits: UInt32 = 0

  /// The clauses of the contract that made a difference.
  var clauses: [SubjectContract.Clause] {
    guard clauseBits != 0 else { return [] }
    return SubjectContract.Clause.allCases.enumerated()
      .filter { clauseBits & 1 << UInt32($0.offset) != 0 }.map(\.element)
  }

  /// Whether there is nothing to be told but the outcome.
  var isPlain: Bool { charges.isEmpty && clauseBits == 0 }

  /// What can be said of the rule once the trace has ended.
  var outcome: Outcome {
    guard charges.isEmpty else { return .broken }
    return isExercised ? .holds : .notExercised
  }

  /// Notes that the rule applied and was kept.
  mutating func exercise() {
    isExercised = true
  }

  /// Notes that the rule was judged by a declared clause and not as usual.
  mutating func rely(on clause: SubjectContract.Clause) {
    guard let place = SubjectContract.Clause.allCases.firstIndex(of: clause) else { return }
    clauseBits |= 1 << UInt32(place)
  }

  /// Notes a breach of one of the rule's clauses.
  ///
  /// - Parameters:
  ///   - clause: The clause.
  ///   - statement: What happened, with names, without a full stop.
  ///   - evidence: The lines that prove it; repetitions are dropped.
  mutating func convict(_ clause: RuleClause, _ statement: String, _ evidence: [Evidence?]) {
    isExercised = true
    charges.append(Charge(clause, statement, evidence))
  }

  /// Notes a breach of a rule whose clauses are not told apart.
  ///
  /// - Parameters:
  ///   - statement: What happened, with names, without a full stop.
  ///   - evidence: The lines that prove it; repetitions are dropped.
  mutating func convict(_ statement: String, _ evidence: [Evidence?]) {
    isExercised = true
    charges.append(Charge(nil, statement, evidence))
  }

  /// Notes breaches that were held back until they were certain.
  mutating func convict(_ charges: [Charge]) {
    guard !charges.isEmpty else { return }
    isExercised = true
    self.charges += charges
  }

  /// Adds a line of evidence to the breach at this place of the list.
  mutating func add(_ evidence: Evidence, toCharge index: Int) {
    charges[index] = charges[index].adding(evidence)
  }
}

/// A breach, before its evidence is looked up and printed.
struct Charge: Sendable {
  /// The clause that is broken; none where they are not told apart.
  let clause: RuleClause?
  let statement: String
  /// The lines that prove it, in the order of the trace, without repetitions.
  let evidence: [Evidence]

  init(_ clause: RuleClause?, _ statement: String, _ evidence: [Evidence?]) {
    self.clause = clause
    self.statement = statement
    var lines: [Evidence] = []
    for line in evidence {
      if let line, !lines.contains(line) { lines.append(line) }
    }
    let inOrder = lines.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }
    self.evidence = inOrder.map(\.element)
  }

  /// The same with another line that proves it.
  func adding(_ line: Evidence) -> Charge { Charge(clause, statement, evidence + [line]) }

  /// The last event that proves it; the ending where no event does.
  var breach: Witness.Place {
    let events = evidence.map(\.place).filter { $0 != .ending && $0 != .baseline }
    return events.last ?? .ending
  }

  /// Whether a line of the last checkpoint is needed to prove it: only rest shows it.
  var isCertainAtRest: Bool { evidence.last?.place == .ending }
}
