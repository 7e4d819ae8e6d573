/// What looks like a breach of a rule and is let pass, with the breaches next to it that are not.
public struct RuleException: Sendable, Equatable {
  /// The permanent name, unique within its rule.
  public let id: String
  /// What is let pass, and why, in a sentence.
  public let words: String
  /// What would hide behind the exception if it were a little wider, and is convicted.
  public let guards: [Guard]

  /// A breach that keeps an exception as narrow as it is.
  public enum Guard: Sendable, Equatable {
    /// The id of a faulty subject that is to break the rule.
    case subject(String)
    /// The description of a trace that was written by hand and breaks the rule.
    case sketch(String)
  }

  /// Makes an exception.
  public init(_ id: String, _ words: String, guards: [Guard]) {
    self.id = id
    self.words = words
    self.guards = guards
  }
}

extension RuleException.Guard: CustomStringConvertible {
  public var description: String {
    switch self {
    case .subject(let id): id
    case .sketch(let description): "the trace '\(description)'"
    }
  }
}
