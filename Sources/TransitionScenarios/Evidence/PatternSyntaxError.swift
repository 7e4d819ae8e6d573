/// A pattern that cannot be read: where, what was found, and what was expected.
struct PatternSyntaxError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The id of the fact whose pattern it is.
  let fact: String
  /// The line of the pattern, from 1.
  let line: Int
  /// What stands there.
  let found: String
  /// What should.
  let expected: String

  var description: String {
    "the pattern of \(fact), line \(line): found '\(found)', expected \(expected)"
  }
}
