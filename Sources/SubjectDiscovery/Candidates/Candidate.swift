/// A type that has to do with transitions, and what becomes of it.
package struct Candidate: Equatable, Sendable {
  /// The id of its subject, such as `Kit.Fade`.
  package let id: String
  /// The type's name as code spells it.
  package let name: String
  package let module: String
  /// Where it is declared, in the file that was compiled; none where that is not found.
  package var place: SourceLine?
  /// What its declarations say that it is: an animator is one whoever hands it out for it; none where they
  /// make no subject of it.
  package var nature: DiscoverableKind?
  /// What it is judged as; none where it is no subject of its own.
  package var kind: DiscoverableKind?
  /// What it is, in words.
  package var noun: String
  /// What says so: a sentence without a full stop.
  package var reason: String
  package var outcome: Outcome
  /// Declarations that its lines name.
  package var supports: [String] = []
  /// The ids of candidates that make it, with each of which it would be judged.
  package var makers: [String] = []
  /// The ids of candidates that hand it out to UIKit, for an animator.
  package var handers: [String] = []

  /// What becomes of it.
  package enum Outcome: Equatable, Sendable {
    /// It can be made: by which lines, how in words, and whether its subject is told which way it goes.
    case made(SubjectLine, way: String, isDirected: Bool = false)
    /// It cannot be made: why, and the lines for an author to complete.
    case unmade(reason: String, sketch: SubjectLine?)
    /// It is no subject of its own.
    case noSubject

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

extension Candidate {
  /// Whether it is certified.
  package var isMade: Bool {
    if case .made = outcome { return true }
    return false
  }

  /// Whether it would be judged, if it could be made.
  var isUnmade: Bool { !isMade && outcome != .noSubject }

  /// Whether its subject is told which way it goes.
  var isDirected: Bool {
    switch outcome {
    case .made(_, _, let isDirected): isDirected
    case .unmade, .noSubject: false
    }
  }

  /// The same candidate, which the compiler refuses to make.
  package func refused(_ words: String) -> Candidate {
    guard case .made(let line, _, _) = outcome else { return self }
    var candidate = self
    candidate.outcome = .unmade(reason: "the compiler refuses it: \(words)", sketch: line)
    return candidate
  }

  /// The same candidate, at another place.
  package func placed(at place: SourceLine?) -> Candidate {
    var candidate = self
    candidate.place = place
    return candidate
  }
}
