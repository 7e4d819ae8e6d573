extension SubjectMaker.Result {
  /// What becomes of a delegate that is tried in the styles alone that it is made for.
  ///
  /// - Parameter evidence: the styles, and what says so; none where it is tried in all.
  func tried(as evidence: StyleReader.Evidence?) -> SubjectMaker.Result {
    guard kind == .delegate, let evidence else { return self }
    var result = presented(as: evidence.list)
    result.reason += "; it is tried as \(evidence.words), since \(evidence.reason)"
    return result
  }

  /// What becomes of a subject that says in which styles it is presented.
  ///
  /// - Parameter styles: the styles as code has them, with commas between.
  func presented(as styles: String) -> SubjectMaker.Result {
    func styled(_ text: String) -> String {
      let indent = text.contains("\n") ? "  " : "    "
      return "\(text)\n\(indent).presented(as: [\(styles)])"
    }
    var result = self
    switch outcome {
    case .made(let line, let way, let isDirected):
      result.outcome = .made(line: styled(line), way: way, isDirected: isDirected)
    case .unmade(let reason, let sketch):
      result.outcome = .unmade(reason: reason, sketch: sketch.map(styled))
    case .noSubject: break
    }
    return result
  }

  /// What becomes of a subject whose screens the library wants to be of a kind of its own.
  ///
  /// - Parameter wish: what they have to be; none where any controller will do.
  func shown(on wish: ScreenReader.Wish?) -> SubjectMaker.Result {
    guard let wish, case .made(let line, let way, let isDirected) = outcome else { return self }
    let isInside = line.contains("\n") && !line.contains("\n    .")
    let indent = isInside ? "  " : "    "
    var result = self
    result.reason += "; \(wish.reason)"
    result.outcome = .made(
      line: "\(line)\n\(indent)\(wish.modifier)", way: way, isDirected: isDirected)
    return result
  }
}
