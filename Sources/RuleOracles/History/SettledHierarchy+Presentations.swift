extension SettledHierarchy {
  /// Whether all that was presented before is so by the same controllers.
  func keepsPresentations(of before: SettledHierarchy) -> Bool {
    before.checkpoint.presentations.allSatisfy { old in
      presented(by: old.presenter) == before.presented(by: old.presenter)
    }
  }
}
