import VirtualTime

extension UIPresentationController {
  /// Asks the delegate, who is to answer for what it does.
  final func askDelegate<Answer>(
    _ call: (any UIAdaptivePresentationControllerDelegate, UIPresentationController) -> Answer
  ) -> Answer? {
    guard let delegate else { return nil }
    return World.current.acting(as: Cause(.subject, transition: nil)) { call(delegate, self) }
  }

  /// Tells the delegate something.
  final func tellDelegate(
    _ call: (any UIAdaptivePresentationControllerDelegate, UIPresentationController) -> Void
  ) {
    _ = askDelegate(call)
  }

  /// The style to take on in an environment; none to keep the presentation's own (OC-06).
  final func adaptationAnswer(in traits: UITraitCollection) -> UIModalPresentationStyle {
    let answer = askDelegate { $0.adaptivePresentationStyle(for: $1, traitCollection: traits) }
    let ownAnswer: UIModalPresentationStyle =
      traits.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none
    return answer ?? ownAnswer
  }
}
