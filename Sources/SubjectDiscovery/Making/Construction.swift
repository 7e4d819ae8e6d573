/// How an object of a type can be made.
package struct Construction: Equatable, Sendable {
  /// The call as code spells it.
  package let expression: String
  /// How, in words.
  package let way: String
  /// Whether it may make nothing.
  package let isFailable: Bool
  /// What is done with it before it is handed over: statements about `made`; none as a rule.
  package var filling: [String] = []

  /// The same construction, with which something is done before it is handed over.
  func filled(_ filling: [String]) -> Construction {
    var construction = self
    construction.filling = filling
    return construction
  }
}

/// Why no object of a type can be made.
package struct MakingObstacle: Error, Equatable, Sendable {
  /// The reason, in words of the author's code.
  package let reason: String
  /// A call to complete, if there is one that an author could.
  package let sketch: String?
}
