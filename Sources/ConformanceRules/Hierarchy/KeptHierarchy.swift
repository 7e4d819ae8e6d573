/// A hierarchy that changes no more, for those who keep it: they share it, since a copy retains each of its many tables.
final class KeptHierarchy: Sendable {
  let hierarchy: HierarchyState

  init(_ hierarchy: HierarchyState) {
    self.hierarchy = hierarchy
  }
}

extension HierarchyState {
  /// The hierarchy, for somebody who keeps it.
  var keeping: KeptHierarchy { kept ?? KeptHierarchy(self) }
}
