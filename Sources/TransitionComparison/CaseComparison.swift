package import AppearanceTrace
package import TransitionScenarios

/// Compares a subject's trace of a scenario with what the system does, and says what was let off.
@MainActor package struct CaseComparison {
  private let scenario: Scenario
  private let book: ReferenceBook
  private let exemptions: [Exemption]

  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - book: What the system does.
  ///   - exemptions: What is let off, in the order in which it takes effect.
  package init(
    of scenario: Scenario, from book: ReferenceBook,
    allowing exemptions: [Exemption] = ExemptionCatalogue.all
  ) {
    self.scenario = scenario
    self.book = book
    self.exemptions = exemptions
  }

  /// What a comparison shows.
  package struct Result: Sendable {
    /// The system's trace of the same change, as it is printed; none where there is none.
    package let reference: Trace?
    /// What differs; none if nothing does, or where there is nothing to compare with.
    package let finding: TransparencyFinding?
    /// What was let off, without which something would be found, or something else.
    package let exemptions: [Exemption]
    /// The clauses of the contract without which something would be found, or something else.
    package let clausesNeeded: Set<SubjectContract.Clause>
  }

  /// Compares a trace by the contract in its header.
  package func result(of trace: Trace) -> Result {
    let contract = trace.header.contract
    let attempt = compare(trace, contract, allowing: exemptions)
    return Result(
      reference: attempt.references?.change.printed,
      finding: attempt.references.flatMap { references in
        let comparison = comparison(with: references, contract)
        return comparison.sides(of: trace).flatMap { sides in
          comparison.finding(attempt.differences, in: sides)
        }
      },
      exemptions: exemptions.filter { madeADifference($0, to: trace, attempt) },
      clausesNeeded: Set(
        contract.declaredClauses.filter { isNeeded($0, by: trace, attempt.differences) }))
  }

  // MARK: - With and without

  /// A comparison that allows some exemptions.
  private struct Attempt {
    var references: References?
    var differences: [Difference] = []
    /// The exemptions that changed what is compared with what.
    var effective: Set<Exemption.ID> = []
  }

  private func compare(
    _ trace: Trace, _ contract: SubjectContract, allowing exemptions: [Exemption]
  ) -> Attempt {
    var attempt = Attempt()
    guard
      var choice = ReferenceChoice(for: scenario, trace, contract, from: book)
    else { return attempt }
    for exemption in exemptions {
      guard case .references(let choose) = exemption.effect else { continue }
      let before = choice.chosen
      choose(&choice)
      if choice.chosen != before { attempt.effective.insert(exemption.id) }
    }
    attempt.references = choice.references
    guard let references = attempt.references,
      var sides = comparison(with: references, contract).sides(of: trace)
    else { return attempt }
    for exemption in exemptions {
      let before = sides
      sides.allow(exemption)
      if !sides.showsTheSame(as: before) { attempt.effective.insert(exemption.id) }
    }
    attempt.differences = sides.alignments.differences
    return attempt
  }

  private func comparison(
    with references: References, _ contract: SubjectContract
  ) -> Comparison {
    Comparison(with: references, presenter: contract.presenter, in: scenario.family)
  }

  /// Whether without an exemption something would be found, or something else than is.
  private func madeADifference(
    _ exemption: Exemption, to trace: Trace, _ attempt: Attempt
  ) -> Bool {
    switch exemption.effect {
    case .absence: return attempt.references == nil
    case .references, .observations:
      guard attempt.effective.contains(exemption.id) else { return false }
      let others = exemptions.filter { $0 != exemption }
      let found = compare(trace, trace.header.contract, allowing: others).differences
      // Where nothing is found without it, it was not needed, even though it changed something.
      return !found.isEmpty && found != attempt.differences
    }
  }

  /// Whether without a clause something would be found, or something else than is.
  private func isNeeded(
    _ clause: SubjectContract.Clause, by trace: Trace, _ differences: [Difference]
  ) -> Bool {
    guard let contract = trace.header.contract.comparedWithout(clause) else { return false }
    let found = compare(trace, contract, allowing: exemptions).differences
    return !found.isEmpty && found != differences
  }
}

extension SubjectContract {
  /// The contract without a clause by which references are chosen; none where none is chosen by it.
  fileprivate func comparedWithout(_ clause: Clause) -> SubjectContract? {
    let usual = SubjectContract()
    var contract = self
    switch clause {
    case .presenter: contract.presenter = usual.presenter
    case .coversStatusBar: contract.coversStatusBar = usual.coversStatusBar
    case .keepsChildren: contract.keepsChildren = usual.keepsChildren
    case .keepsSides: contract.keepsSides = usual.keepsSides
    case .allowsBackSwipe: contract.allowsBackSwipe = usual.allowsBackSwipe
    case .restingLook, .chrome, .blocksWhatIsBehind, .isAsymmetric: return nil
    }
    return contract
  }
}
