extension Breach {
  /// What fingers bring that go the same way, one after the other.
  static let neighbours = [
    Breach(
      "a finger that brings another tab than the one before it that gave up",
      ["interaction-state-reset/same-neighbour"], SwipedNeighbours.trace(bringing: "third"))
  ]
}
