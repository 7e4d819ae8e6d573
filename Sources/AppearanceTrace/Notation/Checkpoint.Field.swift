extension Checkpoint {
  /// The first word of a line of a checkpoint, in order. Views' properties come before leaked.
  public enum Field: String, Sendable, CaseIterable {
    case tree, children, presented, selected, hides, items
    case appearing, appeared, disappearing
    case statusBar = "status-bar"
    case overdue, responder, key, ignoring, busy, reachable
    case leaked, running, pending

    /// The field that says this phase of a controller.
    init(_ phase: AppearancePhase) {
      switch phase {
      case .appearing: self = .appearing
      case .appeared: self = .appeared
      case .disappearing: self = .disappearing
      }
    }

    /// The phase of a controller that this field says, if it says one.
    var phase: AppearancePhase? { AppearancePhase(rawValue: rawValue) }
  }
}
