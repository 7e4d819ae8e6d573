extension Audience {
  /// How much of what a trace shows an audience sees.
  enum Scope {
    case everything
    /// What all containers of an app's own have in common.
    ///
    /// When such a container loads a child's view, what it puts between itself and its child, and
    /// whether it is UIKit that tells the child, which says of a view put in by hand that nothing is
    /// animated (inferred), is the container's affair; rules of their own judge it.
    case commonToContainers
    /// What all segues have in common: a closure that one hands to its own request is its own.
    case commonToSegues
  }
}

extension Audience.Scope {
  /// Whether what is of a kind is seen at all.
  func holds(_ kind: Sight.Kind) -> Bool {
    switch self {
    case .everything: true
    case .commonToContainers: kind != .loading && kind != .finalChildren
    case .commonToSegues: kind != .completion
    }
  }
}
