// That a tap does what an earlier one did.
extension InteractionStateReset {
  /// Takes a transition that begins: what comes of a tap, or something else that nothing has come before of it.
  mutating func answer(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    if taps.take(beginning: entry, in: hierarchy) { return record.exercise() }
    settleTap(in: hierarchy)
  }

  /// Convicts a tap of which nothing has come.
  mutating func settleTap(in hierarchy: HierarchyState) {
    guard let miss = taps.settle() else { return }
    record.convict(
      Self.tapping,
      "a tap beside \(hierarchy.names.text(miss.screen)) begins nothing, and an earlier one did",
      [.event(miss.earlier.tap), .event(miss.earlier.begin), .event(miss.end)])
  }
}
