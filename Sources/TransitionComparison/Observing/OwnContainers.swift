import AppearanceTrace

/// The containers that a subject made, and what they contain.
struct OwnContainers: Sendable {
  /// Their names, and those of what stands between them and their children.
  let names: Set<String>
  /// Those that stand between a container and its children: the system's trace has no such controller.
  let holders: Set<String>
  /// The controllers that one of them contains at any time, in either trace, and what those contain.
  let contained: Set<String>

  /// The containers, and all that they contain.
  var family: Set<String> { names.union(contained) }

  /// A subject that has no container of its own.
  static let none = OwnContainers(names: [], holders: [], contained: [])

  private init(names: Set<String>, holders: Set<String>, contained: Set<String>) {
    self.names = names
    self.holders = holders
    self.contained = contained
  }

  /// - Parameters:
  ///   - trace: The subject's trace, whose cast says what it made.
  ///   - reference: The system's trace, in which a plain container has the same name.
  init(in trace: Trace, and reference: Trace) {
    let names = trace.cast.filter { $0.role == .controller && $0.maker == .subject }.map(\.name)
    var children: [String: Set<String>] = [:]
    for (parent, child) in trace.parentings + reference.parentings {
      children[parent, default: []].insert(child)
    }
    var contained: Set<String> = []
    var next = Set(names)
    while !next.isEmpty {
      next = Set(next.flatMap { children[$0] ?? [] }).subtracting(contained)
      contained.formUnion(next)
    }
    self.init(
      names: Set(names), holders: Set(names).subtracting(reference.cast.map(\.name)),
      contained: contained)
  }
}

extension Trace {
  /// Whether the subject made this controller; false where none is named.
  func isSubjects(_ controller: String?) -> Bool {
    cast.contains { $0.name == controller && $0.role == .controller && $0.maker == .subject }
  }

  /// Whether the subject made any controller.
  var hasSubjectsControllers: Bool {
    cast.contains { $0.role == .controller && $0.maker == .subject }
  }

  /// Who is whose child at any time.
  fileprivate var parentings: [(parent: String, child: String)] {
    let ends = [baseline, ending.checkpoint].compactMap(\.self).flatMap(\.containment)
    let standing = ends.flatMap { entry in entry.children.map { (entry.parent, $0) } }
    let told: [(String, String)] = events.compactMap { event in
      guard case .call(let call) = event.action, Observation.Kind(call.method) == .moving
      else { return nil }
      return call.word("toParent").map { ($0, call.receiver) }
    }
    return standing + told
  }
}
