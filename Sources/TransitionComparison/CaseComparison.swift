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
    package let reference: KeptTrace?
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
    let attempt = attempt(trace, contract)
    return Result(
      reference: attempt.references?.change.kept,
      finding: attempt.sides.flatMap { $0.finding(of: attempt.differences) },
      exemptions: exemptionsNeeded(by: trace, attempt),
      clausesNeeded: clausesNeeded(by: trace, contract, attempt.differences))
  }

  private func exemptionsNeeded(by trace: Trace, _ attempt: Attempt) -> [Exemption] {
    guard attempt.wasLenient else { return [] }
    return exemptions.filter { madeADifference($0, to: trace, attempt) }
  }

  // MARK: - With all that is let off

  /// A comparison that allows all exemptions.
  private struct Attempt {
    var references: References?
    /// What is seen before anything is let off; none where there is nothing to compare.
    var sides: Sides?
    var differences: [Difference] = []
    /// The exemptions that chose other references.
    var choosing: Set<Exemption.ID> = []
    /// What was seen before each exemption that left something out of it.
    var sidesBefore: [Exemption.ID: Sides] = [:]

    /// Whether any exemption took effect.
    var wasLenient: Bool { references == nil || !choosing.isEmpty || !sidesBefore.isEmpty }
  }

  private func attempt(_ trace: Trace, _ contract: SubjectContract) -> Attempt {
    var attempt = Attempt()
    attempt.references = references(trace, contract, allowing: exemptions) { exemption in
      attempt.choosing.insert(exemption.id)
    }
    attempt.sides = attempt.references.flatMap { sides(of: trace, contract, beside: $0) }
    guard var sides = attempt.sides, !sides.agreeAsTheyAre else { return attempt }
    for exemption in exemptions where exemption.letsObservationsOff {
      let before = sides
      sides.allow(exemption)
      if !sides.showsTheSame(as: before) { attempt.sidesBefore[exemption.id] = before }
    }
    attempt.differences = sides.alignments.differences
    return attempt
  }

  /// The references that are chosen where some exemptions are allowed.
  ///
  /// - Parameter note: What is told of each of them that chooses others.
  private func references(
    _ trace: Trace, _ contract: SubjectContract, allowing exemptions: [Exemption],
    note: (Exemption) -> Void = { _ in }
  ) -> References? {
    guard var choice = ReferenceChoice(for: scenario, trace, contract, from: book) else {
      return nil
    }
    for exemption in exemptions {
      guard case .references(let choose) = exemption.effect else { continue }
      let before = choice.chosen
      choose(&choice)
      if choice.chosen != before { note(exemption) }
    }
    return choice.references
  }

  private func sides(
    of trace: Trace, _ contract: SubjectContract, beside references: References
  ) -> Sides? {
    Comparison(with: references, presenter: contract.presenter, in: scenario.family)
      .sides(of: trace)
  }

  // MARK: - Without some of it

  /// What is found where some exemptions are allowed.
  private func differences(
    _ trace: Trace, _ contract: SubjectContract, allowing exemptions: [Exemption]
  ) -> [Difference] {
    let references = references(trace, contract, allowing: exemptions)
    guard let sides = references.flatMap({ sides(of: trace, contract, beside: $0) }),
      !sides.agreeAsTheyAre
    else { return [] }
    return sides.alignments(allowing: exemptions).differences
  }

  /// Whether without an exemption something would be found, or something else than is.
  private func madeADifference(
    _ exemption: Exemption, to trace: Trace, _ attempt: Attempt
  ) -> Bool {
    let found: [Difference]
    switch exemption.effect {
    case .absence: return attempt.references == nil
    case .references:
      guard attempt.choosing.contains(exemption.id) else { return false }
      let others = exemptions.filter { $0 != exemption }
      found = differences(trace, trace.header.contract, allowing: others)
    case .observations:
      // What comes before it sees what it saw: only those behind it see something else.
      guard let before = attempt.sidesBefore[exemption.id],
        let place = exemptions.firstIndex(of: exemption)
      else { return false }
      found = before.alignments(allowing: Array(exemptions[(place + 1)...])).differences
    }
    // Where nothing is found without it, it was not needed, even though it changed something.
    return !found.isEmpty && found != attempt.differences
  }

  /// The clauses without which something would be found, or something else than is.
  private func clausesNeeded(
    by trace: Trace, _ contract: SubjectContract, _ differences: [Difference]
  ) -> Set<SubjectContract.Clause> {
    var needed: Set<SubjectContract.Clause> = []
    for clause in SubjectContract.Clause.allCases {
      guard let without = contract.comparedWithout(clause), without != contract else { continue }
      let found = self.differences(trace, without, allowing: exemptions)
      if !found.isEmpty, found != differences { needed.insert(clause) }
    }
    return needed
  }
}

extension Exemption {
  /// Whether it leaves something out of what is seen, and does not choose what that is compared with.
  fileprivate var letsObservationsOff: Bool {
    switch effect {
    case .observations: true
    case .references, .absence: false
    }
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
    case .showsSides: contract.showsSides = usual.showsSides
    case .allowsBackSwipe: contract.allowsBackSwipe = usual.allowsBackSwipe
    case .restingLook, .chrome, .blocksWhatIsBehind, .isAsymmetric, .closesOnTap: return nil
    }
    return contract
  }
}
