// That a tap does what an earlier one did.
extension InteractionStateReset {
  /// Takes a transition that begins: it answers the tap, or shows that nothing has come of it.
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
