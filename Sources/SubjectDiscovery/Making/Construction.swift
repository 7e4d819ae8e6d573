/// How an object of a type can be made.
struct Construction: Equatable {
  /// What is called or read: a type's name, or that of an instance that it keeps of itself.
  let callee: String
  /// What the call hands over; none where nothing is called.
  let arguments: [Argument]?
  /// How, in words.
  let way: String
  /// Whether it may make nothing.
  let isFailable: Bool
  /// What is done with it before it is handed over: statements about `made`; none as a rule.
  var filling: [String] = []

  /// What a parameter is given.
  struct Argument: Equatable {
    let parameter: Declaration.Parameter
    let value: String

    fileprivate var text: String { (parameter.label.map { "\($0): " } ?? "") + value }
  }

  /// The call as code spells it.
  var expression: String {
    guard let arguments else { return callee }
    return "\(callee)(\(arguments.map(\.text).joined(separator: ", ")))"
  }

  /// Whether a parameter that is given something is one of these.
  func gives(_ isMeant: (Declaration.Parameter) -> Bool) -> Bool {
    (arguments ?? []).contains { isMeant($0.parameter) }
  }

  /// The same construction, with which something is done before it is handed over.
  func filled(_ filling: [String]) -> Construction {
    var construction = self
    construction.filling = filling
    return construction
  }
}

/// Why no object of a type can be made.
struct MakingObstacle: Error, Equatable {
  /// The reason, in words of the author's code.
  let reason: String
  /// A call to complete, if there is one that an author could.
  let sketch: String?
}
