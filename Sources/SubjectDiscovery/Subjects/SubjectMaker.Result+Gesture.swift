extension SubjectMaker.Result {
  /// What becomes of a subject that offers a gesture: it is tried, or its author is told how.
  ///
  /// - Parameter offer: the gesture; none where there is none.
  func watching(by offer: GestureOffer?) -> SubjectMaker.Result {
    guard let offer else { return self }
    var result = self
    result.reason += "; \(offer.reason)"
    guard let trial = offer.trial, isMade else { return result }
    result.outcome = outcome.saying { line in
      line.follow(trial.gesture, as: offer.label)
      guard !trial.asking.isEmpty else { return }
      let statements = trial.asking.map { "  \($0)\n" }.joined()
      line.modifiers.append(".preparing { controller in\n\(statements)}")
    }
    return result
  }

  /// Whether it can be made.
  var isMade: Bool {
    switch outcome {
    case .made: true
    case .unmade, .noSubject: false
    }
  }
}
