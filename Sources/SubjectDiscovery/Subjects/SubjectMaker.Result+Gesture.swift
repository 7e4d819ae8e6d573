extension SubjectMaker.Result {
  /// What becomes of a subject that offers a gesture: it is tried, or its author is told how.
  ///
  /// - Parameter offer: the gesture; none where there is none.
  func watching(by offer: GestureOffer?) -> SubjectMaker.Result {
    guard let offer else { return self }
    var result = self
    result.reason += "; \(offer.reason)"
    guard let trial = offer.trial, isMade else { return result }
    result.outcome = outcome.saying { $0.watch("\(offer.label): \(trial.gesture)", by: trial) }
    return result
  }
}

extension SubjectLine {
  /// Says what its finger does: below all else for a container, and right behind the id for any other.
  fileprivate mutating func watch(_ argument: String, by trial: GestureOffer.Trial) {
    if kind == .container { rows.append(argument) } else { arguments.insert(argument, at: 0) }
    guard !trial.asking.isEmpty else { return }
    let statements = trial.asking.map { "  \($0)\n" }.joined()
    modifiers.append(".preparing { controller in\n\(statements)}")
  }
}
