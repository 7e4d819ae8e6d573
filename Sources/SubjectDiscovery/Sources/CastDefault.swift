/// What code takes where a controller does not adopt the protocol by which it asks for something, as `true` in
/// `(screen as? Pulling)?.allowsPull() ?? true`.
struct CastDefault: Sendable {
  /// The protocol as code spells it.
  let name: Substring
  /// What is asked, without labels.
  let member: Substring
  /// Yes or no, or the case of an enumeration.
  let value: Substring

  /// All in a piece of code, in their order.
  static func all(in code: String) -> [CastDefault] {
    let naming = /\b(?:let|var)\s+(\w+)\s*=\s*[^\n=;{]*?\sas\?\s+(?:any\s+)?([A-Z][\w.]*)/
    let named = code.matches(of: naming.wordBoundaryKind(.simple)).map(\.output)
    return code.matches(of: /\?\s*\.\s*(\w+)/).compactMap { match in
      var rest = code[match.range.upperBound...]
      if rest.first == "(" {
        rest = code[CodeText.enclosedSlice(rest, "(", ")").endIndex...].dropFirst()
      }
      let fallback = /\s*\?\?\s*(true\b|false\b|\.\w+\b)(?!\s*[.(])/
      guard let value = rest.prefixMatch(of: fallback.wordBoundaryKind(.simple))?.output.1 else {
        return nil
      }
      let asked = CodeText.lastValue(of: code[..<match.range.lowerBound])
      let cast = asked.firstMatch(of: /\sas\?\s+(?:any\s+)?([A-Z][\w.]*)\s*\)$/)?.output.1
      let name = cast ?? named.last { $0.1 == asked && $0.1.endIndex <= asked.startIndex }?.2
      return name.map { CastDefault(name: $0, member: match.output.1, value: value) }
    }
  }
}
