extension Still {
  /// Whether everything that another checkpoint shows presented is presented by the same controllers.
  func keepsPresentations(of other: Still) -> Bool {
    other.presenters.allSatisfy { presented(by: $0) == other.presented(by: $0) }
  }
}
