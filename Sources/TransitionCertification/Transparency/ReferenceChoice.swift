/// Chooses the system's traces with which a subject's trace is compared: those for the same contract.
///
/// A subject may present by another style than the scenario asks for, take the presenter's view out of
/// the window where the style leaves it, decide the status bar, or tell the presenter by hand. What
/// others see is then compared with what the system does in a style that behaves like that.
@MainActor struct ReferenceChoice {
  private let scenario: Scenario
  private let references: ReferenceBook

  init(for scenario: Scenario, from references: ReferenceBook) {
    self.scenario = scenario
    self.references = references
  }

  /// What to compare a subject's trace with; none where the system does nothing of the kind.
  ///
  /// - Parameter trace: The subject's trace, with its contract.
  func transparency(of trace: Trace) -> Transparency? {
    let contract = trace.header.contract
    guard let own = references.trace(of: scenario, contract) else { return nil }
    let look = PresentationLook(of: trace)
    guard let chosen = reference(own, look) else { return nil }
    let statusBar = sideDeciding(in: trace) ?? statusBarReference(chosen, look, contract)
    let covering = look != nil && contract.presenter == .emulated ? twin("full-screen") : nil
    let compared = { (reference: Trace) in
      references.reference(reference, roundByRound: trace.printsRounds)
    }
    return Transparency(
      reference: compared(chosen), statusBarReference: statusBar.map(compared),
      presenter: contract.presenter, coveringReference: covering.map(compared), scope: scope)
  }

  /// The clauses without which the comparison would find something, or something else than it does.
  ///
  /// - Parameters:
  ///   - trace: The subject's trace, with its contract.
  ///   - difference: What is found by the contract as it is.
  func clausesNeeded(
    by trace: Trace, finding difference: TransparencyFinding?
  ) -> Set<SubjectContract.Clause> {
    let needed = trace.header.contract.declaredClauses.filter { clause in
      guard let contract = trace.header.contract.comparedWithout(clause) else { return false }
      var bare = trace
      bare.header.contract = contract
      let found = transparency(of: bare)?.difference(in: trace)
      return found != nil && found != difference
    }
    return Set(needed)
  }

  private var scope: Audience.Scope {
    switch scenario.family {
    case .container: .commonToContainers
    case .segue: .commonToSegues
    case .modal, .navigation, .tabs, .pages, .split, .window: .everything
    }
  }

  private func reference(_ own: Trace, _ look: PresentationLook?) -> Trace? {
    guard let look, PresentationLook(of: own) != look else { return own }
    return look.scenarioStyles.lazy.compactMap(twin).first {
      PresentationLook(of: $0)?.removesPresenter == look.removesPresenter
    }
  }

  private func statusBarReference(
    _ reference: Trace, _ look: PresentationLook?, _ contract: SubjectContract
  ) -> Trace? {
    guard let look else { return reference }
    if contract.coversStatusBar, !look.coversStatusBar { return twin("full-screen") }
    if PresentationLook(of: reference)?.style == look.style { return reference }
    return twin(PresentationLook.segment(look.style))
  }

  /// A reference in which what lies beside decides the status bar; none where the subject's trace shows
  /// anything else. Which of the children that are seen decides is their container's choice.
  private func sideDeciding(in trace: Trace) -> Trace? {
    let looks = { (trace: Trace) in
      Audience(trace, isNumbered: false)[Audience.statusBar].map(\.text)
    }
    return references.traceWithSideDeciding(in: scenario, trace.header.contract).flatMap {
      looks($0) == looks(trace) ? $0 : nil
    }
  }

  /// What the system does in the same scenario of another style, with the same controllers.
  private func twin(_ style: String) -> Trace? {
    let ids = scenario.id.split(separator: "/")
    let suffix = scenario.style.hasSuffix(Self.navigation) ? Self.navigation : ""
    guard ids.count == 3, let own = references.trace(of: scenario),
      let twin = ScenarioCatalogue.scenario("\(ids[0])/\(style)\(suffix)/\(ids[2])")
        .flatMap(references.trace),
      Audience.controllers(of: twin) == Audience.controllers(of: own)
    else { return nil }
    return twin
  }

  private static let navigation = "-navigation"
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
    case .restingLook, .chrome, .blocksWhatIsBehind, .isAsymmetric: return nil
    }
    return contract
  }
}
