import AppearanceTrace

/// A presentation that went in the middle of a chain, unknown to its presentation controller.
struct UntoldPresentation: Sendable {
  /// Where it began; none where it was there before the script acted.
  let begin: Int?
  /// Where the dismissal of the chain began.
  let end: Int

  /// Whether the presentation controller may have caused a change: the subject did while the presentation stood,
  /// or no line tells of it, and the presentation was there as early.
  func mayHaveCaused(_ change: Int?, isBySubject: Bool) -> Bool {
    guard let change else { return begin == nil }
    return isBySubject && begin ?? -1 < change && change < end
  }
}

extension HierarchyState {
  /// Notes that a dismissal has ended that took what its presenter presented along with what lay on top, and
  /// that the subject's presentation controller of the top alone was told of.
  ///
  /// What UIKit tells the presentation controllers in between is not known: nothing is held against one that
  /// was told nothing.
  mutating func takeUntold(_ dismissal: TransitionState) {
    guard let presenter = dismissal.to, let top = dismissal.from,
      let presentation = presentations[presenter], presentation.presented != top,
      let told = participants[dismissal.name], told.presentation != nil,
      !told.hasSeveralPresentations
    else { return }
    let begin = presentation.transition.flatMap { transitions[$0]?.begin }
    untold[presenter] = UntoldPresentation(begin: begin, end: dismissal.begin)
  }

  /// Whether a presentation controller may have given a view a property, and nobody has told it that its
  /// presentation goes: a view of the presenter, in a chain that was dismissed at once, and the subject set it
  /// last while that presentation stood.
  func isLeftUntold(_ kind: ViewProperty.Kind, of view: Name) -> Bool {
    isLeft(
      view, by: lastSet(kind, of: view), isBySubject: known[view]?.isBySubject(kind) ?? false)
  }

  /// Whether such a presentation controller may have put a view into its presenter's.
  func isLeftUntold(_ view: Name) -> Bool {
    isLeft(view, by: objects[view].lastMove, isBySubject: objects[view].isMovedBySubject)
  }

  private func isLeft(_ view: Name, by change: Int?, isBySubject: Bool) -> Bool {
    untold.contains { presenter, presentation in
      names.rootView(of: presenter).map { isView(view, inside: $0) } ?? false
        && presentation.mayHaveCaused(change, isBySubject: isBySubject)
    }
  }
}

extension RuleException {
  /// What stays of a presentation in the middle of a chain, as `HierarchyState.isLeftUntold` tells.
  static func middleOfChain(guards: [Guard]) -> RuleException {
    RuleException(
      "middle-of-chain",
      """
      What a presentation controller did to its presenter may stay where the presentation went in the middle of \
      a chain, and nobody told the controller.
      """,
      guards: guards)
  }
}
