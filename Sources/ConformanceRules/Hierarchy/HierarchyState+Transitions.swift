import AppearanceTrace

extension HierarchyState {
  /// Learns of a transition that begins.
  mutating func introduce(_ span: TransitionSpan, as name: Name, at index: Int) {
    let from = span.from.map { names.number($0) }
    let to = span.to.map { names.number($0) }
    let transition = TransitionState(
      name: name, kind: span.kind, from: from, to: to, isRemoving: span.removesFromView,
      manner: TransitionState.Manner(span), style: span.style, finalFrame: span.finalFrame,
      begin: index, occasion: lastAct, sharedContainer: sharedContainer(span.kind, from: from))
    transitions[name] = transition
    introduceDelegate(of: transition)
    open.removeAll { $0 == name }
    open.append(name)
    guard span.kind == .present, let from, let to else { return }
    untold[from] = nil
    presentations[from] = PresentationState(
      presenter: from, presented: to, transition: name, style: span.style,
      isRemoving: span.removesFromView,
      capturesStatusBar: captureRequests.removeValue(forKey: to),
      lookBefore: look, containerBefore: nil)
  }

  /// Learns that a transition has ended.
  mutating func takeEnd(_ entry: IndexedEvent) {
    guard let name = entry.principal else { return }
    lastEnd = entry.index
    if transitions[name] != nil { lastEnded = name }
    open.removeAll { $0 == name }
    let outcome: Event.Outcome = entry.flag == true ? .finished : .cancelled
    change(name) { $0.end = .init(outcome: outcome, event: entry.index) }
    guard let transition = transitions[name] else { return }
    switch (transition.kind, outcome) {
    case (.present, .cancelled):
      if let presenter = transition.from { presentations[presenter] = nil }
    case (.dismiss, .finished):
      takeUntold(transition)
      forgetPresentations(from: transition)
    case (.present, .finished), (.dismiss, .cancelled):
      break
    case (.push, _), (.pop, _), (.set, _), (.select, _), (.replace, _):
      if let survivor = transition.survivor {
        objects[survivor].lastSurvival = entry.index
      }
    }
  }

  /// A dismissal takes away all that stands on the presenter.
  private mutating func forgetPresentations(from dismissal: TransitionState) {
    var presenter = dismissal.to ?? dismissal.from.flatMap { self.presenter(of: $0) }
    while let current = presenter, let presentation = presentations[current] {
      presentations[current] = nil
      presenter = presentation.presented
    }
  }

  /// Learns what stands before the script acts.
  mutating func takeBaseline() {
    for view in baseline.views {
      objects[view].superview = baseline.superview(of: view)
      objects[view].isPlaced = true
    }
    for (controller, phase) in baseline.phases {
      objects[controller].phase = phase
      hear(controller)
    }
    for child in baseline.parents.keys.sorted(by: { $0.number < $1.number }) {
      place(child, in: baseline.parent(of: child))
    }
    for container in families.keys { objects[container].lastChildChange = nil }
    for (view, properties) in baseline.properties {
      known[view] = KnownProperties(properties)
    }
    ignoring = baseline.ignoring
    for presenter in baseline.presenters { takePresentation(by: presenter) }
    takeCompanions()
  }

  private mutating func takePresentation(by presenter: Name) {
    guard let presented = baseline.presented(by: presenter) else { return }
    let isKept = names.rootView(of: presenter).map { isInWindow($0) } ?? false
    let container = names.rootView(of: presented).flatMap { view in
      baseline.path(from: view).first { names.isContainer($0) }
    }
    presentations[presenter] = PresentationState(
      presenter: presenter, presented: presented, transition: nil, style: nil,
      isRemoving: !isKept, capturesStatusBar: nil, lookBefore: nil,
      containerBefore: container)
  }
}

extension HierarchyState {
  /// The controller that presents this one; of several the one that began first.
  func presenter(of presented: Name) -> Name? {
    var first: (begin: Int, presenter: Name)?
    for (presenter, presentation) in presentations where presentation.presented == presented {
      let begin = presentation.transition.flatMap { transitions[$0]?.begin } ?? -1
      if let first, (first.begin, first.presenter.number) < (begin, presenter.number) { continue }
      first = (begin, presenter)
    }
    return first?.presenter
  }

  /// The container view of a transition, as far as lines of the trace name it.
  ///
  /// A dismissal runs in the container of the presentation that brought who goes (CX-08), the topmost
  /// of several, which bears the name of its first sight; so may a later change in the same
  /// navigation or tab controller.
  func container(of transition: TransitionState) -> Name? {
    if let own = names.container(of: transition.name), objects[own].isPlaced { return own }
    if transition.kind == .dismiss {
      let presenter = transition.from.flatMap { self.presenter(of: $0) } ?? transition.presenter
      return presenter.flatMap { presentations[$0] }.flatMap { container(of: $0) }
    }
    return transition.sharedContainer
  }

  /// The container view of a presentation.
  func container(of presentation: PresentationState) -> Name? {
    guard let name = presentation.transition else { return presentation.containerBefore }
    return names.container(of: name)
  }

  /// The container around a controller's view inside the controller that holds both.
  private func sharedContainer(_ kind: TransitionSpan.Kind, from: Name?) -> Name? {
    switch kind {
    case .present, .dismiss: return nil
    case .push, .pop, .set, .select, .replace: break
    }
    guard let from, let view = names.rootView(of: from) else { return nil }
    let inner = path(from: view).dropFirst().prefix { names.controller(of: $0) == nil }
    return inner.first { names.isContainer($0) }
  }
}
