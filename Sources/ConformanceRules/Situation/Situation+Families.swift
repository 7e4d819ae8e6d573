import AppearanceTrace

extension Situation {
  /// Whether anybody is a child of this controller.
  func hasChildren(_ controller: Name) -> Bool {
    objects.contains { $0.parent == controller }
  }
}

extension Still {
  /// Whether the containers of two checkpoints have the same children.
  func hasSameFamilies(as other: Still) -> Bool {
    parents == other.parents
  }

  /// The first property in which a view differs from how it is in another checkpoint.
  func difference(from other: Still, of view: Name) -> ViewProperty.Kind? {
    ViewProperty.Kind.allCases.first { kind in
      kind != .recognizers && values(kind, of: view) != other.values(kind, of: view)
    }
  }
}
