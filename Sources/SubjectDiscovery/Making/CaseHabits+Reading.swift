extension CaseHabits {
  /// Reads what a library's code does with the cases of its enumerations.
  ///
  /// A graph has them in no order, and says nothing of what goes with which.
  init(of catalogue: TypeCatalogue, in sources: LibrarySources) {
    let uses = Self.uses(in: sources.outerCode)
    for type in catalogue.own where type.kind == .enum && !type.plainCases.isEmpty {
      let labels = Self.labels(of: type, in: catalogue)
      func count(_ name: String) -> Int {
        labels.reduce(0) { $0 + (uses[Use(place: $1, name: name)] ?? 0) }
      }
      order[type.id] = Self.declared(type, in: sources).enumerated()
        .sorted { (-count($0.element), $0.offset) < (-count($1.element), $1.offset) }
        .map(\.element)
    }
    for type in catalogue.own where type.kind != .enum && type.kind != .protocol {
      wants[type.id] = Self.wants(of: type, in: sources)
      defaults[type.id] = Self.defaults(of: type, in: sources)
    }
  }

  // MARK: - Order

  /// The cases that carry nothing, in the order of their declaration.
  private static func declared(_ type: KnownType, in sources: LibrarySources) -> [String] {
    let cases = type.plainCases
    let names = sources.code(of: type).flatMap { code in
      code.matches(of: /\bcase\s+((?:[^\n;]*,\s*\n)*[^\n;]*)/).flatMap { match in
        CodeText.split(String(match.output.1), at: ",").map { piece in
          String(piece.drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        }
      }
    }
    var found: [String] = []
    for name in names + cases where cases.contains(name) && !found.contains(name) {
      found.append(name)
    }
    return found
  }

  /// A case that is handed over or is a default: behind which label or type, and its name.
  private struct Use: Hashable {
    let place: String
    let name: String
  }

  /// How often each case is handed over by a label, `style: .plain`, or is a default, `Style = .plain`.
  private static func uses(in code: [String]) -> [Use: Int] {
    let use = /(\w+)\s*[:=]\s*(?:[A-Z]\w*)?\.([a-z_]\w*)\b(?!\s*[.(:])/
    return code.flatMap { $0.matches(of: use) }.reduce(into: [:]) { counts, match in
      counts[Use(place: String(match.output.1), name: String(match.output.2)), default: 0] += 1
    }
  }

  /// The labels by which the library hands over an enumeration's values, and its own name.
  private static func labels(of type: KnownType, in catalogue: TypeCatalogue) -> Set<String> {
    let parameters = catalogue.own.flatMap { owner in
      owner.members.filter { $0.kind != .property && $0.text.contains(type.path.last ?? "") }
        .flatMap(\.declaration.parameters)
        .filter { catalogue.ownType(spelled: $0.plainType, in: owner)?.id == type.id }
    }
    return Set(parameters.compactMap(\.label) + [type.path.last ?? ""])
  }

  // MARK: - Wants

  /// What a type's code unwraps together with a case: an optional that its initializers may be given.
  private static func wants(of type: KnownType, in sources: LibrarySources) -> [String: String] {
    let optional = Set(
      type.members.filter { $0.kind == .initializer }.flatMap(\.declaration.parameters)
        .filter { $0.type.hasSuffix("?") }.map(\.name))
    guard !optional.isEmpty else { return [:] }
    let together = [
      /==\s*\w*\.(\w+)\s*,\s*let\s+\w+\s*=\s*(?:self\s*\.\s*)?(\w+)/,
      /==\s*\w*\.(\w+)\s*,\s*let\s+(\w+)/,
      /\bcase\s*\.(\w+)\s*:\s*(?:guard|if)\s+let\s+\w+\s*=\s*(?:self\s*\.\s*)?(\w+)/,
      /\bcase\s*\.(\w+)\s*:\s*(?:guard|if)\s+let\s+(\w+)/,
    ]
    var wants: [String: String] = [:]
    for code in sources.code(of: type) {
      for match in together.flatMap({ code.matches(of: $0) })
      where optional.contains(String(match.output.2)) {
        wants[String(match.output.1)] = String(match.output.2)
      }
    }
    return wants
  }

  // MARK: - Defaults

  /// What a type's code gives its variables where it declares them, as far as that is a number, or yes or no.
  private static func defaults(of type: KnownType, in sources: LibrarySources) -> [String: String] {
    let declaration =
      /\bvar\s+(\w+)\s*(?::\s*[\w.]+[?!]?\s*)?=\s*(-?\d[\d_]*(?:\.\d+)?|true|false)\s*(?=[\n;{}]|$)/
    return sources.code(of: type).flatMap { $0.matches(of: declaration) }.reduce(into: [:]) {
      $0[String($1.output.1)] = String($1.output.2)
    }
  }
}
