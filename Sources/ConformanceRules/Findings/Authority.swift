/// Where the requirement of a rule comes from.
public enum Authority: Sendable, Equatable {
  /// Apple says so: the type and its member, or the guide and its section.
  case apple(String)
  /// It was observed: the ids of facts.
  case observed([String])
  /// Somebody reported it, and it is no fact: where.
  case reported(String)
  /// Nobody says so, and it follows from something: from what, and how.
  case derived(from: String)
}

extension Sequence<Authority> {
  /// The authorities of a rule as a sentence without its full stop.
  public var words: String { map(\.description).joined(separator: "; ") }
}

extension Authority: CustomStringConvertible {
  public var description: String {
    switch self {
    case .apple(let place): "Apple: \(place)"
    case .observed(let facts): "observed: \(facts.joined(separator: ", "))"
    case .reported(let place): "reported: \(place)"
    case .derived(let argument): "derived from \(argument)"
    }
  }
}
