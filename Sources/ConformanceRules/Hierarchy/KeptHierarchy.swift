/// A hierarchy that changes no more, for those who keep it: they share it, as a copy has much to hold on to.
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
