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
    guard let look, let reference = reference(own, look) else {
      return look == nil ? Transparency(own, contract, statusBar: own, scope: scope) : nil
    }
    return Transparency(
      reference, contract, statusBar: statusBarReference(reference, look, contract),
      covering: contract.presenter == .emulated ? twin("full-screen") : nil, scope: scope)
  }

  private var scope: Audience.Scope {
    scenario.family == .container ? .commonToContainers : .everything
  }

  private func reference(_ own: Trace, _ look: PresentationLook) -> Trace? {
    if PresentationLook(of: own) == look { return own }
    return look.scenarioStyles.lazy.compactMap(twin).first {
      PresentationLook(of: $0)?.removesPresenter == look.removesPresenter
    }
  }

  private func statusBarReference(
    _ reference: Trace, _ look: PresentationLook, _ contract: SubjectContract
  ) -> Trace? {
    if contract.coversStatusBar, !look.coversStatusBar { return twin("full-screen") }
    if PresentationLook(of: reference)?.style == look.style { return reference }
    return twin(PresentationLook.segment(look.style))
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

extension Transparency {
  fileprivate init(
    _ reference: Trace, _ contract: SubjectContract, statusBar: Trace?, covering: Trace? = nil,
    scope: Audience.Scope
  ) {
    self.init(
      reference: reference, statusBarReference: statusBar, presenter: contract.presenter,
      coveringReference: covering, scope: scope)
  }
}
