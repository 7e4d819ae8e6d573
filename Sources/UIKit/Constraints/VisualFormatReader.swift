import CoreGraphics

/// Reads a visual format, character by character.
struct VisualFormatReader {
  private var rest: Substring

  /// Reads a whole format.
  static func format(_ text: String) throws(VisualFormatError) -> VisualFormat {
    var reader = VisualFormatReader(rest: text.filter { $0 != " " }[...])
    return try reader.format()
  }

  private init(rest: Substring) { self.rest = rest }

  private mutating func format() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    if skip("V:") { format.isVertical = true } else { _ = skip("H:") }
    format.elements.append(try element())
    while !rest.isEmpty {
      format.gaps.append(try gap())
      format.elements.append(try element())
    }
    return format
  }

  private mutating func element() throws(VisualFormatError) -> VisualFormat.Element {
    if skip("|") { return .edge }
    guard skip("[") else { throw VisualFormatError(expected: "'[' or '|'") }
    let name = try name("the name of a view")
    let wishes = skip("(") ? try self.wishes() : []
    try need("]")
    return .view(name, wishes)
  }

  private mutating func gap() throws(VisualFormatError) -> VisualFormat.Gap {
    guard skip("-") else { return .none }
    if rest.first == "[" || rest.first == "|" { return .standard }
    let wishes = skip("(") ? try self.wishes() : [VisualFormat.Wish(value: try value())]
    try need("-")
    return .wished(wishes)
  }

  /// What is in parentheses, the closing one included.
  private mutating func wishes() throws(VisualFormatError) -> [VisualFormat.Wish] {
    var wishes: [VisualFormat.Wish] = []
    repeat {
      let relation: NSLayoutConstraint.Relation =
        skip(">=") ? .greaterThanOrEqual : skip("<=") ? .lessThanOrEqual : .equal
      _ = relation == .equal && skip("==")
      var wish = VisualFormat.Wish(relation: relation, value: try value())
      if skip("@") { wish.priority = try value() }
      wishes.append(wish)
    } while skip(",")
    try need(")")
    return wishes
  }

  private mutating func value() throws(VisualFormatError) -> VisualFormat.Value {
    let digits = rest.prefix { $0.isNumber || $0 == "." }
    let sign = rest.first == "-" ? rest.dropFirst().prefix { $0.isNumber || $0 == "." } : ""
    if !sign.isEmpty, let number = Double(sign) {
      rest = rest.dropFirst(sign.count + 1)
      return .number(-CGFloat(number))
    }
    guard !digits.isEmpty else { return .name(try name("a number or a name")) }
    guard let number = Double(digits) else { throw VisualFormatError(expected: "a number") }
    rest = rest.dropFirst(digits.count)
    return .number(CGFloat(number))
  }

  private mutating func name(_ expected: String) throws(VisualFormatError) -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard let first = name.first, !first.isNumber else {
      throw VisualFormatError(expected: expected)
    }
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  private mutating func skip(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private mutating func need(_ text: String) throws(VisualFormatError) {
    if !skip(text) { throw VisualFormatError(expected: "'\(text)'") }
  }
}
