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
    var result = self
    result.outcome = outcome.saying { $0.modifiers.append(".presented(as: [\(styles)])") }
    return result
  }

  /// What becomes of a subject whose screens the library wants to be of a kind of its own.
  ///
  /// - Parameter wish: what they have to be, or why they are not to be had; none where any controller will do.
  func shown(on wish: Swift.Result<ScreenReader.Wish, MakingObstacle>?) -> SubjectMaker.Result {
    guard let wish, case .made(let line, _, _) = outcome else { return self }
    var result = self
    switch wish {
    case .success(let wish):
      result.reason += "; \(wish.reason)"
      result.outcome = outcome.saying { $0.modifiers.append(wish.modifier) }
    case .failure(let obstacle):
      result.outcome = .unmade(reason: obstacle.reason, sketch: line)
    }
    return result
  }

  /// What is said of a subject whose code asks screens for what none of the stage's is.
  ///
  /// - Parameter unadopted: The protocols that none of them can adopt.
  func lacking(_ unadopted: [KnownType]) -> SubjectMaker.Result {
    guard !unadopted.isEmpty, case .made = outcome else { return self }
    var result = self
    let names = unadopted.map(\.name).joined(separator: " and ")
    result.reason += "; no screen of the stage's is \(names), which its code asks for"
    return result
  }
}
