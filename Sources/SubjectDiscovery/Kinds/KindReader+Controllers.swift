/// What controllers are judged as.
extension KindReader {
  /// What a controller is: a screen with its own presentation, or what it hands out and contains.
  func classification(ofController type: KnownType) -> Classification {
    let reader = DelegateUseReader(catalogue: catalogue, sources: sources)
    let use = reader.use(of: type)
    let delegates = delegates(of: type)
    if let evidence = ownPresentation(of: type, being: delegates, use, reader) {
      return .subject([evidence])
    }
    // What it hands out for others goes before what it contains.
    if use == .others, let evidence = presenting(type, being: delegates) {
      return .subject(evidence)
    }
    return classification(ofContainer: type, being: delegates)
  }

  /// What says that a controller comes with a presentation of its own; none where nothing does.
  private func ownPresentation(
    of type: KnownType, being delegates: [Classification.Evidence], _ use: DelegateUse,
    _ reader: DelegateUseReader
  ) -> Classification.Evidence? {
    let asSystems = systemContainer(type, being: delegates) ?? []
    if !asSystems.isEmpty, reader.isIdle(type) { return nil }
    let isDelegate = catalogue.conforms(type, to: SystemName.delegate)
    if isDelegate, use != .others {
      var evidence = evidence(.screen, type, SystemName.delegate)
      if reader.isSetByOthers(type) {
        evidence.reason +=
          use == .given
          ? "; its library makes it its own delegate"
          : "; no code of its library's sets one, so that it is made its own"
      }
      if reader.isLate(type) {
        evidence.reason +=
          "; it sets its delegate in viewDidLoad(), when UIKit has asked for what presents it, so that it "
          + "comes without its own animation: set it in an initializer"
      }
      return evidence
    }
    if !isDelegate, catalogue.conforms(type, to: SystemName.animator) {
      return evidence(.screen, type, SystemName.animator)
    }
    guard use == .own else { return nil }
    let reason =
      if reader.overridesDelegate(type) {
        "it overrides transitioningDelegate"
      } else if let helper = reader.helper(of: type) {
        "it hands itself to \(helper.name), which becomes its transitioning delegate"
      } else {
        "it gives itself a transitioning delegate"
      }
    return .init(kind: .screen, reason: reason)
  }

  /// What a controller is that is the transitioning delegate of what it presents: that, and whatever it is besides.
  private func presenting(
    _ type: KnownType, being delegates: [Classification.Evidence]
  ) -> [Classification.Evidence]? {
    guard let place = delegates.firstIndex(where: { $0.kind == .delegate }) else { return nil }
    var first = delegates[place]
    first.reason += ", and is the delegate of what it presents"
    guard case .subject(let others) = classification(ofContainer: type, being: delegates) else {
      return [first]
    }
    return [first] + others.filter { $0.kind != .delegate }
  }

  /// What a navigation or tab bar controller is judged as, whatever it is else; empty where it does what UIKit's does,
  /// none for any other.
  private func systemContainer(
    _ type: KnownType, being delegates: [Classification.Evidence]
  ) -> [Classification.Evidence]? {
    SystemContainerReader(catalogue: catalogue, sources: sources)
      .evidence(of: type, being: delegates)
  }

  /// What a controller is that does not come with a presentation of its own.
  private func classification(
    ofContainer type: KnownType, being delegates: [Classification.Evidence]
  ) -> Classification {
    if let evidence = systemContainer(type, being: delegates) {
      guard evidence.isEmpty else { return .subject(evidence) }
      return ContainerReader(catalogue, sources).evidenceOfSides(of: type)
        .map { .subject([.init(kind: .container, reason: $0)]) } ?? idleDelegate(type)
    }
    if let reason = ContainerReader(catalogue, sources).evidence(of: type) {
      return .subject([.init(kind: .container, reason: reason)])
    }
    let exchange = ContainerReader(catalogue, sources).evidenceOfExchange(of: type)
      .map { [Classification.Evidence(kind: .container, reason: $0)] }
    guard !delegates.isEmpty else {
      return exchange.map { .subject($0) } ?? idleDelegate(type)
    }
    if lendsItself(type) {
      return .other(
        "a screen that is a navigation controller's delegate for a push of its own: write '.installed' "
          + "of it, give it as the pushed of '.screens', and push it as it does in '.pushing'")
    }
    return .subject(delegates + (exchange ?? []))
  }

  /// Whether a controller becomes the delegate of the stack onto which it pushes itself.
  private func lendsItself(_ type: KnownType) -> Bool {
    StackText(code: catalogue.ownLineage(of: type).flatMap(sources.code)).getsItsScreenAsDelegate
  }
}
