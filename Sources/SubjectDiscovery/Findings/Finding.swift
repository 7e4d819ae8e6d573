/// A type that has to do with transitions, and what becomes of it.
package struct Finding: Equatable, Sendable {
  /// The id of its subject, such as `Kit.Fade`.
  package let id: String
  /// The type's name as code spells it.
  package let name: String
  package let module: String
  /// Where it is declared, in the file that was compiled; none where that is not found.
  package var place: Place?
  /// What it is judged as; none where it is no subject of its own.
  package var kind: SubjectKind?
  /// What it is, in words: an animator is one whoever hands it out for it.
  package var noun: String
  /// What says so: a sentence without a full stop.
  package var reason: String
  package var outcome: Outcome
  /// The ids of findings that make it, with each of which it would be judged.
  package var makers: [String] = []

  /// What becomes of it.
  package enum Outcome: Equatable, Sendable {
    /// It can be made: the lines that make a subject of it, and how, in words.
    case made(line: String, way: String)
    /// It cannot be made: why, and the lines for an author to complete.
    case unmade(reason: String, sketch: String?)
    /// It is no subject of its own.
    case noSubject
  }
}

extension Finding {
  /// Whether it is certified.
  package var isMade: Bool {
    if case .made = outcome { return true }
    return false
  }

  /// Whether its subject is told which way it goes.
  var isDirected: Bool {
    switch outcome {
    case .made(let line, _): line.contains("Directed(")
    case .unmade, .noSubject: false
    }
  }

  /// The same finding, which the compiler refuses to make.
  package func refused(_ words: String) -> Finding {
    guard case .made(let line, _) = outcome else { return self }
    var finding = self
    finding.outcome = .unmade(reason: "the compiler refuses it: \(words)", sketch: line)
    return finding
  }

  /// The same finding, at another place.
  package func placed(at place: Place?) -> Finding {
    var finding = self
    finding.place = place
    return finding
  }
}

extension [Finding] {
  /// The findings, of which those that others make are judged with them.
  ///
  /// An animator that something else hands out is judged with that, if that is judged, unless the library's
  /// users can make it themselves as it stands. So is a delegate that nobody else can make.
  package var judgedTogether: [Finding] {
    // The names of what is judged, by the ids of all that is judged with it.
    var judged: [String: String] = [:]
    for finding in self where finding.isMade && finding.noun != SubjectKind.animator.noun {
      judged[finding.id] = finding.name
    }
    let whole = Set(judged.keys)
    var settled = false
    while !settled {
      settled = true
      for finding in self where judged[finding.id] == nil {
        guard let maker = finding.makers.compactMap({ judged[$0] }).first else { continue }
        judged[finding.id] = maker
        settled = false
      }
    }
    return map { finding in
      guard let maker = judged[finding.id], !whole.contains(finding.id) else { return finding }
      var part = finding
      part.kind = nil
      part.reason = "\(finding.noun): it is judged with \(maker), which makes it"
      part.outcome = .noSubject
      return part
    }
  }
}
