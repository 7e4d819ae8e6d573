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
  /// What a line begins with.
  enum Start {
    case field(Checkpoint.Field)
    /// A view's property begins with its kind.
    case property(ViewProperty.Kind)
  }

  /// What the line begins with.
  var start: Start {
    switch self {
    case .tree: .field(.tree)
    case .children: .field(.children)
    case .presented: .field(.presented)
    case .selected: .field(.selected)
    case .hides: .field(.hides)
    case .items: .field(.items)
    case .appearance(let appearance): .field(Checkpoint.Field(appearance.phase))
    case .statusBar: .field(.statusBar)
    case .overdue: .field(.overdue)
    case .responder: .field(.responder)
    case .key: .field(.key)
    case .ignoring: .field(.ignoring)
    case .busy: .field(.busy)
    case .reachable: .field(.reachable)
    case .property(let entry): .property(entry.property.kind)
    case .leaked: .field(.leaked)
    case .running: .field(.running)
    case .pending: .field(.pending)
    }
  }

  /// The field that the line begins with; none for a view's property.
  public var field: Checkpoint.Field? {
    switch start {
    case .field(let field): field
    case .property: nil
    }
  }
}
