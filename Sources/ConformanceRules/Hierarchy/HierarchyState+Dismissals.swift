extension HierarchyState {
  /// The dismissal that runs and takes a controller with it.
  func dismissal(of controller: Name) -> TransitionState? {
    running.last { $0.kind == .dismiss && takes(controller, $0) }
  }

  /// Whether a controller goes in a dismissal: as its side, or between its sides.
  private func takes(_ controller: Name, _ dismissal: TransitionState) -> Bool {
    dismissal.from == controller || companions(in: dismissal).contains(controller)
  }

  /// Those who stand on the presenter, and go in a dismissal.
  func companions(in dismissal: TransitionState) -> [Name] {
    Array((dismissal.to.map { chain(from: $0) } ?? []).dropFirst())
  }

  /// Whether a dismissal is reported complete, or has let a controller disappear.
  func isGone(_ controller: Name, in dismissal: TransitionState) -> Bool {
    let hasDisappeared =
      objects[controller].phase == .gone
      && (objects[controller].lastCallback ?? 0) > dismissal.begin
    return dismissal.completion != nil || hasDisappeared
  }
}
