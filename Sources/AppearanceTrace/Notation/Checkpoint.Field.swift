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
  }
}

extension Checkpoint.Entry {
  /// The field that the line begins with; none for a view's property, which begins with its kind.
  public var field: Checkpoint.Field? {
    switch self {
    case .tree: .tree
    case .children: .children
    case .presented: .presented
    case .selected: .selected
    case .hides: .hides
    case .items: .items
    case .appearance(let appearance): Checkpoint.Field(appearance.phase)
    case .statusBar: .statusBar
    case .overdue: .overdue
    case .responder: .responder
    case .key: .key
    case .ignoring: .ignoring
    case .busy: .busy
    case .reachable: .reachable
    case .property: nil
    case .leaked: .leaked
    case .running: .running
    case .pending: .pending
    }
  }
}
