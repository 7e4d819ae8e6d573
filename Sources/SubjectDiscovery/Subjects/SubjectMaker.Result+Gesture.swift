extension SubjectMaker.Result {
  /// What becomes of a subject that offers a gesture: it is tried, or its author is told how.
  ///
  /// - Parameters:
  ///   - offer: the gesture; none where there is none.
  ///   - id: the subject's id.
  func watching(by offer: GestureOffer?, as id: String) -> SubjectMaker.Result {
    guard let offer else { return self }
    var result = self
    result.reason += "; \(offer.reason)"
    guard let trial = offer.trial, case .made(let line, let way, let isDirected) = outcome else {
      return result
    }
    var told = Self.line(line, of: id, saying: "\(offer.label): \(trial.gesture)", kind)
    if !trial.asking.isEmpty {
      let rows = trial.asking.map { "      \($0)\n" }.joined()
      told += "\n    .preparing { controller in\n\(rows)    }"
    }
    result.outcome = .made(line: told, way: way, isDirected: isDirected)
    return result
  }

  /// A subject's lines with one argument more: a container's last one, and any other's behind the id.
  private static func line(
    _ line: String, of id: String, saying argument: String, _ kind: DiscoverableKind?
  ) -> String {
    guard kind == .container else {
      return line.replacing("(\"\(id)\"", with: "(\"\(id)\", \(argument)", maxReplacements: 1)
    }
    let always = "\n  .animatingAlways()"
    let ending = ")" + (line.hasSuffix(always) ? always : "")
    return "\(line.dropLast(ending.count)),\n    \(argument)\(ending)"
  }
}
