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

  /// The same finding, which is judged as a part of another one.
  func judged(with other: Finding) -> Finding {
    var finding = self
    finding.kind = nil
    finding.reason = "\(noun): it is judged with \(other.name), which makes it"
    finding.outcome = .noSubject
    return finding
  }

  /// The same finding, at another place.
  package func placed(at place: Place?) -> Finding {
    var finding = self
    finding.place = place
    return finding
  }
}
