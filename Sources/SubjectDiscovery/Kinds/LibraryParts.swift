/// The code of what a library's type does a transition with: its own, and that of the types that it makes.
struct LibraryParts {
  private let catalogue: TypeCatalogue
  private let sources: LibrarySources

  init(_ catalogue: TypeCatalogue, _ sources: LibrarySources) {
    self.catalogue = catalogue
    self.sources = sources
  }

  /// The code of a type, of its superclasses, and of all that these make which takes part in transitions.
  func code(of type: KnownType) -> [String] {
    var found: [KnownType] = []
    var waiting = catalogue.ownLineage(of: type)
    while let next = waiting.popLast() {
      guard !found.contains(where: { $0.id == next.id }) else { continue }
      found.append(next)
      let calls = calls(of: [next])
      waiting += catalogue.own.filter { part in
        part.path.last.map(calls.contains) == true && takesPart(part)
      }
      .flatMap(catalogue.ownLineage)
    }
    return found.flatMap(sources.code)
  }

  /// The functions and initializers in that code.
  func functions(of type: KnownType) -> [FunctionText] {
    code(of: type).flatMap { sources.functions[$0] }
  }

  /// What the code of types calls, by the names before the brackets, as far as it is reached: not where it
  /// wants something beside a case that nobody gives.
  func calls(of types: [KnownType]) -> Set<String> {
    var names: Set<String> = []
    for type in types {
      let wants = catalogue.habits.wants[type.id] ?? [:]
      for code in sources.code(of: type) {
        names.formUnion(sources.calls[reached(code, wants)])
      }
    }
    return names
  }

  /// Code without what is done, or answered, only where something is there that a case wants.
  private func reached(_ code: String, _ wants: [String: String]) -> String {
    guard !wants.isEmpty else { return code }
    var text = ""
    var place = code.startIndex
    let conditions = code.matches(of: /==\s*\w*\.(\w+)\s*(?:,\s*let\s[^{?]*(?=\{)|\?(?!\?))/)
    for match in conditions where wants[String(match.output.1)] != nil {
      let rest = code[match.range.upperBound...]
      let idle =
        rest.first == "{"
        ? CodeText.enclosedSlice(rest)
        : rest[..<(CodeText.first(":", in: rest) ?? rest.startIndex)]
      // One within another has gone with that.
      guard idle.startIndex >= place else { continue }
      text += code[place..<idle.startIndex]
      place = idle.endIndex
    }
    return text + code[place...]
  }

  /// Whether a type is an animator, a driver or a presentation controller.
  private func takesPart(_ type: KnownType) -> Bool {
    catalogue.inherits(type, from: SystemName.presentation)
      || [SystemName.animator, SystemName.driver].contains { catalogue.conforms(type, to: $0) }
  }

  /// The protocols of the library's that a name in its code stands for: one, or those of which an alias is composed.
  func protocols(spelled name: Substring) -> [KnownType] {
    let types =
      type(spelled: name).map { [$0] }
      ?? (sources.compositions[String(name)] ?? []).compactMap { type(spelled: $0[...]) }
    return types.filter { $0.kind == .protocol }
  }

  /// A type of the library's by a name in its code; for a type in that one, such as an alias, the one around.
  func type(spelled name: Substring) -> KnownType? {
    var path = name.split(separator: ".")[...]
    while let last = path.last {
      let spelled = path.joined(separator: ".")
      if let type = catalogue.own.first(where: { $0.name == spelled || $0.name == last }) {
        return type
      }
      path = path.dropLast()
    }
    return nil
  }
}
