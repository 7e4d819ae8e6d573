import AppearanceTrace

extension HierarchyState {
  /// Whether the script has asked since an event for a change that may end a transition early: of one of its
  /// sides, of somebody within one, or of somebody around them or below.
  ///
  /// Who exchanges the root of a window ends whatever runs.
  func isOvertaken(_ transition: TransitionState, since event: Int) -> Bool {
    guard let request = lastRequest, request.event >= event else { return false }
    let parties = [request.receiver, request.object].compactMap(\.self)
    return request.topic == .setRootViewController
      || !descent(of: request.receiver).isDisjoint(with: transition.sides)
      || transition.sides.contains { !descent(of: $0).isDisjoint(with: parties) }
  }

  /// A controller, whose child it is or else who presents it, and so on down to the root.
  private func descent(of controller: Name) -> Set<Name> {
    var descent: Set<Name> = []
    var next: Name? = controller
    while let one = next, descent.insert(one).inserted {
      next = objects[one].parent ?? presenter(of: one)
    }
    return descent
  }
}
