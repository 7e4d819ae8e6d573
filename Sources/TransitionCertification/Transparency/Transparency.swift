/// Compares what a subject lets controllers, window and status bar see with what the system does.
///
/// The sequence of each object is compared exactly; the order across objects is free.
struct Transparency {
  /// The system's trace in the same scenario.
  let reference: Trace
  /// The system's trace of the same change in a style in which the presenter goes and comes.
  let coveringReference: Trace?
  /// Who tells a presenter that stays in the window that it goes and comes.
  let presenter: PresenterPolicy

  /// Looks for a difference.
  ///
  /// - Returns: The earliest in the subject's trace; none if nothing differs, or if the trace or the
  ///   reference did not come to rest, so that there is nothing to compare.
  func difference(in trace: Trace) -> TransparencyFinding? {
    guard trace.isSettled, reference.isSettled else { return nil }
    let seen = Audience(trace)
    let expected = Audience(reference)
    let covering = coveringReference.map(Audience.init)
    let objects =
      Audience.controllers(of: reference) + [Audience.window, Audience.statusBar]
    let differences = objects.compactMap { object in
      Difference(
        object, seen: sights(of: object, in: seen),
        expected: expectation(of: object, expected, covering))
    }
    return differences.min { $0.place < $1.place }.map { first in
      let others = differences.map(\.object).filter { $0 != first.object }
      return first.finding(others: others, presenters: reference.presenters)
    }
  }

  private func sights(of object: String, in audience: Audience) -> [Sight] {
    isExempt(object) ? audience[object].filter { !$0.isAppearance } : audience[object]
  }

  private func expectation(
    of object: String, _ expected: Audience, _ covering: Audience?
  ) -> [Sight] {
    guard isEmulated(object) else { return expected[object] }
    guard let covering else { return expected[object].filter { !$0.isAppearance } }
    return Self.merge(expected[object], appearancesOf: covering[object])
  }

  /// Whether the subject tells this object by hand that it goes and comes.
  private func isEmulated(_ object: String) -> Bool {
    presenter == .emulated && reference.presenters.contains(object)
  }

  /// Whether nothing says what this object is to be told of its appearance.
  private func isExempt(_ object: String) -> Bool {
    isEmulated(object) && coveringReference == nil
  }

  /// One reference's sights, with another's word on whether the object is shown.
  private static func merge(_ sights: [Sight], appearancesOf covering: [Sight]) -> [Sight] {
    let others = Set(sights.filter { !$0.isAppearance }.map(\.text))
    return covering.filter { $0.isAppearance || others.contains($0.text) }
  }
}

extension Trace {
  fileprivate var isSettled: Bool {
    switch ending {
    case .settled: true
    case .unsettled, .raised: false
    }
  }

  /// The controllers that stay in the window while they present.
  fileprivate var presenters: Set<String> {
    var presenters: Set<String> = []
    for event in events {
      if case .begin(let span) = event.action, span.kind == .present, !span.removesFromView,
        let from = span.from
      {
        presenters.insert(from)
      }
    }
    return presenters
  }
}
