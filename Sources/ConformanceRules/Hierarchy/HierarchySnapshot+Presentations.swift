extension HierarchySnapshot {
  /// Who presents a controller.
  func presenter(of controller: Name) -> Name? {
    presenters.first { presented(by: $0) == controller }
  }

  /// Whether everything that another checkpoint shows presented is presented by the same controllers.
  func keepsPresentations(of other: HierarchySnapshot) -> Bool {
    other.presenters.allSatisfy { presented(by: $0) == other.presented(by: $0) }
  }
}
