import AppearanceTrace

/// The grounds of containers that running dismissals have coloured.
struct DismissalGrounds: Sendable {
  private var grounds: NameMap<Ground> = [:]

  private struct Ground {
    let container: Name
    /// How it was before; none where it had no colour, or no line tells of it.
    let before: [String]?
    /// What it became first.
    let became: [String]?
    /// The event that coloured it first.
    let event: Int

    /// Whether it is another one than before; that is not known where no line tells how it was, unless it stays
    /// as it became.
    func isLeft(as color: [String]?) -> Bool {
      guard let before else { return color == became }
      return color != before
    }
  }

  /// A ground that is another one than before where its dismissal is given up.
  struct Leftover: Sendable {
    let container: Name
    let transition: TransitionState
    /// The event that coloured it first.
    let event: Int
  }

  /// Takes in that the subject changes a container.
  ///
  /// - Returns: Whether a dismissal that runs colours the ground of its container.
  mutating func take(
    change entry: IndexedEvent, of container: Name, in hierarchy: HierarchyState
  ) -> Bool {
    guard let property = entry.property, property.kind == .background,
      let transition = entry.cause.flatMap({ hierarchy.transitions[$0] }),
      transition.kind == .dismiss, transition.end == nil,
      hierarchy.container(of: transition) == container
    else { return false }
    if grounds[transition.name] == nil {
      grounds[transition.name] = Ground(
        container: container, before: hierarchy.values(.background, of: container),
        became: property.isDefault ? nil : property.values, event: entry.index)
    }
    return true
  }

  /// Takes in that a transition ends.
  ///
  /// - Returns: The ground that it leaves otherwise, though it was given up.
  mutating func take(end entry: IndexedEvent, in hierarchy: HierarchyState) -> Leftover? {
    guard let name = entry.principal, let transition = hierarchy.transitions[name],
      let ground = grounds.removeValue(forKey: name), entry.flag != true,
      ground.isLeft(as: hierarchy.values(.background, of: ground.container))
    else { return nil }
    return Leftover(container: ground.container, transition: transition, event: ground.event)
  }

  mutating func forget(_ name: Name) { grounds[name] = nil }
}
