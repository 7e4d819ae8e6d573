/// Compares what a subject lets controllers, window and status bar see with what the system does.
///
/// The sequence of each object is compared exactly; the order across objects is free.
struct Transparency {
  /// The system's trace of the same change.
  let reference: Reference
  /// The system's trace in which the same controller decides the status bar; none if none is known.
  let statusBarReference: Reference?
  /// Who tells a presenter that stays in the window that it goes and comes.
  let presenter: PresenterPolicy
  /// The system's trace in which the presenter goes and comes; none if none is known.
  let coveringReference: Reference?
  /// How much of what is seen is compared.
  var scope = Audience.Scope.everything

  /// Looks for a difference.
  ///
  /// - Returns: The earliest in the subject's trace; none if nothing differs, or if the trace or the
  ///   reference did not come to rest, so that there is nothing to compare.
  func difference(in trace: Trace) -> TransparencyFinding? {
    guard trace.isSettled, reference.compared.isSettled else { return nil }
    guard !differences(in: trace, isNumbered: false).isEmpty else { return nil }
    let differences = differences(in: trace, isNumbered: true)
    return differences.min { $0.place < $1.place }.map { first in
      let others = differences.map(\.object).filter { $0 != first.object }
      return first.finding(in: trace, others: others, presenters: presenters)
    }
  }

  /// What differs, in order of the cast; numbers of lines are only needed to tell of it.
  private func differences(in trace: Trace, isNumbered: Bool) -> [Difference] {
    let audience = Audience(trace, isNumbered: isNumbered, scope: scope)
    let early = EarlyChildren(in: trace, and: reference.compared)
    let ownSizes = OwnSizes(in: trace)
    return expectation(for: trace, isNumbered: isNumbered).compactMap { object, expected in
      var (seen, expected) = (audience[object], expected)
      if isExempt(object) { seen.removeAll(where: \.isAppearance) }
      if ownSizes.areSeen(by: object) {
        (seen, expected) = (seen.map(\.withoutSize), expected.map(\.withoutSize))
      }
      let compared = early.compared(object, seen: seen, expected: expected)
      return Difference(object, seen: compared.seen, expected: compared.expected)
    }
  }

  /// What each object should see, in order of the cast.
  private func expectation(
    for trace: Trace, isNumbered: Bool
  ) -> [(object: String, sights: [Sight])] {
    let audience = { (reference: Reference) in
      Audience(
        reference, isNumbered: isNumbered, scope: scope,
        without: FruitlessPulls(in: trace, and: reference.compared).unseen)
    }
    return expectation(audience(reference), covering: coveringReference.map(audience))
      + (statusBarReference.map { [(Audience.statusBar, audience($0)[Audience.statusBar])] } ?? [])
  }

  private func expectation(
    _ audience: Audience, covering: Audience?
  ) -> [(object: String, sights: [Sight])] {
    var expectation = Audience.controllers(of: reference.compared).flatMap { controller in
      let apart = [Audience.closures, Audience.sizes, Audience.moves].map { $0(controller) }
      return [(controller, sights(of: controller, audience, covering))]
        + apart.map { ($0, audience[$0]) }
    }
    expectation.append((Audience.window, audience[Audience.window]))
    return expectation
  }

  private func sights(
    of controller: String, _ audience: Audience, _ covering: Audience?
  ) -> [Sight] {
    guard isEmulated(controller) else { return audience[controller] }
    let others = audience[controller].filter { !$0.isAppearance }
    guard let covering else { return others }
    let known = Set(others.map(\.text))
    return covering[controller].filter { $0.isAppearance || known.contains($0.text) }
  }

  private var presenters: Set<String> { reference.compared.presenters }

  /// Whether the subject tells this object by hand that it goes and comes.
  private func isEmulated(_ object: String) -> Bool {
    presenter == .emulated && presenters.contains(object)
  }

  /// Whether nothing says what this object is to be told of its appearance.
  private func isExempt(_ object: String) -> Bool {
    isEmulated(object) && coveringReference == nil
  }
}

extension Trace {
  /// Whether the trace came to rest.
  fileprivate var isSettled: Bool {
    switch ending {
    case .settled: true
    case .unsettled, .raised: false
    }
  }

  /// The controllers that stay in the window while they present, and those that they contain.
  fileprivate var presenters: Set<String> {
    let standing = Set(baseline.appearances.map(\.controller))
    var presenters = Set(baseline.presentations.map(\.presenter).filter(standing.contains))
    for event in events {
      guard case .begin(let span) = event.action, !span.removesFromView else { continue }
      if span.kind == .present, let from = span.from { presenters.insert(from) }
      if span.kind == .dismiss, let to = span.to { presenters.insert(to) }
    }
    for containment in baseline.containment where presenters.contains(containment.parent) {
      presenters.formUnion(containment.children)
    }
    return presenters
  }
}
