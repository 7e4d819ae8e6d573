extension HierarchySnapshot {
  /// Who presents a controller.
  func presenter(of controller: Name) -> Name? {
    presenters.first { presented(by: $0) == controller }
  }

  /// Whether everything that another checkpoint shows presented is presented by the same controllers.
  func keepsPresentations(of other: HierarchySnapshot) -> Bool {
    other.presenters.allSatisfy { presented(by: $0) == other.presented(by: $0) }
  }

  /// Whether the same controllers present the same ones in another checkpoint.
  func hasSamePresentations(as other: HierarchySnapshot) -> Bool {
    presenters == other.presenters && keepsPresentations(of: other)
  }

  /// Whether something was presented before the script acted, and is so by the same controllers, and nothing else, on a
  /// screen of the size of then.
  func presentsAsBefore(_ hierarchy: HierarchyState) -> Bool {
    !hierarchy.baseline.presenters.isEmpty && hasSamePresentations(as: hierarchy.baseline)
      && hierarchy.screen == hierarchy.baseline.screen
  }
}
