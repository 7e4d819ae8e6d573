/// A function or an initializer with its body, as it stands in code.
struct FunctionText: Sendable {
  /// Its name without labels; `init` for an initializer.
  let name: String
  /// What stands between the brackets behind the name.
  let parameters: Substring
  let body: Substring

  /// All in a piece of code; one that stands in another one is in the body of that as well.
  static func all(in code: String) -> [FunctionText] {
    code.matches(
      of:
        /\b(?:func\s+(\w+)|(?:convenience\s+|override\s+|required\s+|public\s+)*init[?!]?\s*(?=\())/
    )
    .compactMap { match in
      let isMethod = match.output.1 != nil
      // 'super.init(' and 'Kit.init(' are calls.
      if !isMethod, code[..<match.range.lowerBound].last == "." { return nil }
      let list = code[match.range.upperBound...].drop { $0 != "(" }
      let parameters = CodeText.enclosedSlice(list, "(", ")")
      let rest = code[parameters.endIndex...]
      let head = rest.prefix { $0 != "{" }
      // What has no body, such as a requirement, is followed by something else.
      guard head.endIndex < code.endIndex, !head.contains("}"),
        !head.contains(/\b(?:func|var|let|init)\b/)
      else { return nil }
      return FunctionText(
        name: match.output.1.map(String.init) ?? "init", parameters: parameters,
        body: CodeText.enclosedSlice(rest[head.endIndex...]))
    }
  }

  /// The functions that are called on the way from some, and these themselves, by whatever is called like them.
  static func reached(
    from names: [String], in functions: [String: [FunctionText]]
  ) -> [FunctionText] {
    var seen: Set<String> = []
    var waiting = names
    var found: [FunctionText] = []
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted, let named = functions[name] else { continue }
      found += named
      waiting += named.flatMap(\.calledNames)
    }
    return found
  }

  /// The names of what its body calls.
  var calledNames: [String] {
    let call = /\b(\w+)\s*\(/.wordBoundaryKind(.simple)
    return body.matches(of: call).map { String($0.output.1) }
  }

  /// Whether code takes a child in.
  static func addsChild(_ code: some StringProtocol) -> Bool {
    String(code).contains(/\baddChild(?:ViewController)?\b/.wordBoundaryKind(.simple))
  }

  /// The labels of its parameters; a parameter without one has `_`.
  var labels: [String] { list.map { $0.label ?? "_" } }

  /// The names of its parameters inside.
  var parameterNames: [String] { list.map(\.name) }

  private var list: [Declaration.Parameter] {
    CodeText.split(String(parameters), at: ",").map(Declaration.Parameter.init)
  }
}
