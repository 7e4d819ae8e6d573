extension Subject {
  /// How the subject's own container is made and used, or the reference for it; none where it is neither.
  ///
  /// - Parameter hasSide: Whether the reference shows its last child beside the others; a container of
  ///   the subject's own decides that itself.
  package func containerPlan(hasSide: Bool) -> ContainerPlan? {
    switch plan {
    case .container(let plan): plan
    case .system:
      .reference(
        hasSide: hasSide, keepsChildren: contract.keepsChildren, letsSideDecide: letsSideDecide)
    case .animator, .delegate, .navigation, .tabs, .segue, .installed: nil
    }
  }
}

extension Subject.ContainerPlan {
  /// Whether the container shows something beside its main child.
  package var opens: Bool { open != nil }

  /// The stage's plain container, which no finger moves, and which takes no animator.
  fileprivate static func reference(
    hasSide: Bool, keepsChildren: Bool, letsSideDecide: Bool
  ) -> Self {
    Self(
      make: { children in
        StageSwitcher(
          hasSide ? Array(children.dropLast()) : children, side: hasSide ? children.last : nil,
          keepsChildren: keepsChildren, letsSideDecide: letsSideDecide)
      },
      select: { $0.show($1, animated: $2) },
      replace: { $0.replace($1, by: $2, animated: $3) },
      open: hasSide ? move(isOpen: true) : nil, close: hasSide ? move(isOpen: false) : nil,
      adopt: nil, drag: nil)
  }

  private static func move(
    isOpen: Bool
  ) -> @MainActor @Sendable (StageSwitcher, Bool) -> Void {
    { switcher, animated in switcher.setOpen(isOpen, animated: animated) }
  }
}
