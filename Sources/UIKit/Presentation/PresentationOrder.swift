/// The presentations that are there, those that stand on one another from the bottom up.
///
/// Many may stand on a controller. Who looks for the uppermost of some kind begins at the top, and need not
/// climb all the way.
@MainActor struct PresentationOrder {
  private var entries: [Entry] = []

  @MainActor private struct Entry {
    @ZeroingWeak var presentation: ActivePresentation?

    init(_ presentation: ActivePresentation) { _presentation.refer(to: presentation) }
  }

  nonisolated init() {}

  /// Takes in a presentation, and lets those that stood on what it presents stand on it.
  mutating func add(_ presentation: ActivePresentation) {
    while let last = entries.last, last.presentation == nil { entries.removeLast() }
    append(presentation)
    guard presentation.presented.presentation != nil else { return }
    for above in presentation.chain.dropFirst() {
      remove(above)
      above.base = presentation.base
      append(above)
    }
  }

  /// Takes out a presentation. Who cuts its ties says on what those above it stand then.
  mutating func remove(_ presentation: ActivePresentation) {
    for index in entries.indices.reversed() where entries[index].presentation === presentation {
      entries.remove(at: index)
      return
    }
  }

  /// The uppermost presentation that satisfies a condition, of those that stand on a controller.
  func uppermost(
    over controller: UIViewController, where condition: (ActivePresentation) -> Bool
  ) -> ActivePresentation? {
    guard controller.presentation != nil else { return nil }
    guard let own = controller.ownPresentation else {
      return uppermost(over: controller, above: nil, where: condition)
    }
    return uppermost(over: own.base ?? controller, above: own, where: condition)
  }

  /// The same, of those that stand on a base, from the top down to a presentation.
  private func uppermost(
    over base: UIViewController, above own: ActivePresentation?,
    where condition: (ActivePresentation) -> Bool
  ) -> ActivePresentation? {
    // Whoever is asked may present, so it is gone through as it is now.
    let entries = entries
    for index in entries.indices.reversed() {
      Steps.take()
      guard let presentation = entries[index].presentation else { continue }
      if presentation === own { return nil }
      if presentation.stands(on: base), condition(presentation) { return presentation }
    }
    return nil
  }

  private mutating func append(_ presentation: ActivePresentation) {
    entries.append(Entry(presentation))
  }
}
