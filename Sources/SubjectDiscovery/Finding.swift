/// A type that has to do with transitions, and what becomes of it.
package struct Finding: Equatable, Sendable {
  /// The id of its subject, such as `Kit.Fade`.
  package let id: String
  /// The type's name as code spells it.
  package let name: String
  package let module: String
  /// Where it is declared, in the file that was compiled; none where that is not found.
  package let place: Place?
  /// What it is judged as; none where it is no subject of its own.
  package let kind: SubjectKind?
  /// What says so: a sentence without a full stop.
  package let reason: String
  package let outcome: Outcome

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
