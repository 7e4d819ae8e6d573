/// A declaration of a type in a source, or an extension of one, with what stands in it.
struct CodeRegion: Sendable {
  /// The type's name, behind those of the types around it.
  let name: String
  let place: SourceLine
  let code: String
  let isExtension: Bool
  /// Whether no other type is around it.
  let isOutermost: Bool

  /// All of a source, the outer ones before those inside.
  static func all(in source: SourceText) -> [CodeRegion] {
    let code = source.code
    var found: [CodeRegion] = []
    var open: [(name: String, end: String.Index)] = []
    var (line, counted) = (1, code.startIndex)
    for match in code.matches(
      of: /\b(class|struct|enum|protocol|extension|actor)\s+`?([A-Za-z_][\w.]*)/)
    {
      let start = match.range.lowerBound
      line += code.utf8[counted..<start].count { $0 == UInt8(ascii: "\n") }
      counted = start
      let body = CodeText.enclosedSlice(code[match.range.upperBound...].drop { $0 != "{" })
      // 'class func' and 'class var' open nothing.
      guard !["func", "var", "let"].contains(match.output.2) else { continue }
      while let last = open.last, last.end <= start { open.removeLast() }
      let isOutermost = open.isEmpty
      let name = ([open.last?.name].compactMap { $0 } + [String(match.output.2)])
        .joined(separator: ".")
      open.append((name, body.endIndex))
      found.append(
        CodeRegion(
          name: name, place: source.place(ofLine: line), code: String(code[start..<body.endIndex]),
          isExtension: match.output.1 == "extension", isOutermost: isOutermost))
    }
    return found
  }
}
