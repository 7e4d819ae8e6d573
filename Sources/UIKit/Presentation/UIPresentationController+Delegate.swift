import TransitionVocabulary

extension UIPresentationController {
  /// Asks the delegate, across the border (SH-09, SH-10, OC-06).
  final func askDelegate<Answer>(
    _ question: EventKind,
    _ call: (any UIAdaptivePresentationControllerDelegate, UIPresentationController) -> Answer
  ) -> Answer? {
    guard let delegate else { return nil }
    return World.current.cross(
      to: delegate, as: .adaptiveDelegate, question, [.controller(presentedViewController)],
      transition: nil
    ) { call(delegate, self) }
  }

  /// Tells the delegate something, across the border.
  final func tellDelegate(
    _ question: EventKind,
    _ call: (any UIAdaptivePresentationControllerDelegate, UIPresentationController) -> Void
  ) {
    _ = askDelegate(question, call)
  }

  /// The style to take on in an environment; none to keep the presentation's own (OC-06).
  final func adaptationAnswer(in traits: UITraitCollection) -> UIModalPresentationStyle {
    let answer = askDelegate(.adaptivePresentationStyle) {
      $0.adaptivePresentationStyle(for: $1, traitCollection: traits)
    }
    return answer ?? adaptivePresentationStyle(for: traits)
  }
}
