extension SubjectMaker.Result {
  /// What becomes of a delegate that offers a gesture: it is tried, or its author is told how.
  ///
  /// - Parameters:
  ///   - offer: the gesture; none where there is none.
  ///   - id: the subject's id.
  func watching(by offer: GestureReader.Offer?, as id: String) -> SubjectMaker.Result {
    guard let offer else { return self }
    var result = self
    result.reason += "; \(offer.reason)"
    guard let trial = offer.trial, case .made(let line, let way, let isDirected) = outcome else {
      return result
    }
    let told = line.replacing(
      "(\"\(id)\"", with: "(\"\(id)\", \(offer.label): \(trial.gesture)", maxReplacements: 1)
    result.outcome = .made(
      line: "\(told)\n    .preparing { controller in\n      \(trial.watch)\n    }", way: way,
      isDirected: isDirected)
    return result
  }
}
