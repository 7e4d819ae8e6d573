extension SubjectMaker {
  /// What becomes of a type, with lines in which more can be said.
  enum Outcome {
    /// It can be made: by which lines, how in words, and whether it is told which way it goes.
    case made(SubjectLine, way: String, isDirected: Bool = false)
    /// It cannot be made: why, and the lines for an author to complete.
    case unmade(reason: String, sketch: SubjectLine?)
    /// It is no subject of its own.
    case noSubject

    /// The same with lines as text.
    var written: Candidate.Outcome {
      switch self {
      case .made(let line, let way, let isDirected):
        .made(line: line.text, way: way, isDirected: isDirected)
      case .unmade(let reason, let sketch): .unmade(reason: reason, sketch: sketch?.text)
      case .noSubject: .noSubject
      }
    }

    /// The same with more said in the lines, also in those that an author has to complete.
    func saying(_ more: (inout SubjectLine) -> Void) -> Outcome {
      switch self {
      case .made(var line, let way, let isDirected):
        more(&line)
        return .made(line, way: way, isDirected: isDirected)
      case .unmade(let reason, var sketch?):
        more(&sketch)
        return .unmade(reason: reason, sketch: sketch)
      case .unmade, .noSubject: return self
      }
    }
  }
}

extension SubjectMaker.Result {
  /// Whether it can be made.
  var isMade: Bool {
    switch outcome {
    case .made: true
    case .unmade, .noSubject: false
    }
  }
}
