/// A value of JSON as it was read, with its place in its line.
struct JSONNode {
  let place: Int
  let content: Content

  /// What the value is.
  enum Content {
    case string(String)
    case number(Int64)
    case flag(Bool)
    case array([JSONNode])
    case object([String: JSONNode])
  }
}

extension LineReader {
  /// The most values within each other in a line of a trace.
  private static let jsonDepthLimit = 8

  /// Takes a value of JSON, without any spaces.
  mutating func takeJSON(depth: Int = 0) throws(TraceSyntaxError) -> JSONNode {
    let place = position
    guard depth < Self.jsonDepthLimit else { throw unexpected(.string) }
    switch next {
    case .quote:
      return JSONNode(place: place, content: .string(try takeJSONString()))
    case .openBracket:
      return JSONNode(place: place, content: .array(try takeJSONArray(depth: depth)))
    case .openBrace:
      return JSONNode(place: place, content: .object(try takeJSONObject(depth: depth)))
    default:
      return JSONNode(place: place, content: try takeJSONWord())
    }
  }

  private mutating func takeJSONArray(depth: Int) throws(TraceSyntaxError) -> [JSONNode] {
    try take("[")
    var nodes: [JSONNode] = []
    if takeIfNext("]") { return nodes }
    repeat {
      nodes.append(try takeJSON(depth: depth + 1))
    } while try takeSeparator(",", orEnd: "]")
    return nodes
  }

  private mutating func takeJSONObject(
    depth: Int
  ) throws(TraceSyntaxError) -> [String: JSONNode] {
    try take("{")
    var nodes: [String: JSONNode] = [:]
    if takeIfNext("}") { return nodes }
    repeat {
      let place = position
      guard next == .quote else { throw unexpected(.string) }
      let key = try takeJSONString()
      try take(":")
      let isRepeated = nodes.updateValue(try takeJSON(depth: depth + 1), forKey: key) != nil
      if isRepeated { throw error(.repeatedKey(key), at: place) }
    } while try takeSeparator(",", orEnd: "}")
    return nodes
  }

  private mutating func takeJSONWord() throws(TraceSyntaxError) -> JSONNode.Content {
    let word = bareWord
    let text = text(word)
    if text == "true" || text == "false" {
      position = word.upperBound
      return .flag(text == "true")
    }
    let digits = text.hasPrefix("-") ? text.utf8.dropFirst() : text.utf8[...]
    guard !digits.isEmpty, digits.allSatisfy(\.isDigit) else { throw unexpected(.json) }
    guard let number = Int64(text) else { throw error(.numberTooLarge(short(word))) }
    position = word.upperBound
    return .number(number)
  }

  private mutating func takeJSONString() throws(TraceSyntaxError) -> String {
    try takeQuoted { (reader) throws(TraceSyntaxError) in try reader.takeJSONEscape() }
  }

  private mutating func takeJSONEscape() throws(TraceSyntaxError) -> Unicode.Scalar {
    if takeIfNext("\\n") { return "\n" }
    if takeIfNext("\\r") { return "\r" }
    if takeIfNext("\\t") { return "\t" }
    if takeIfNext("\\\"") { return "\"" }
    if takeIfNext("\\\\") { return "\\" }
    let start = position
    if let unit = takeUTF16Unit() {
      if let scalar = Unicode.Scalar(unit) { return scalar }
      if UTF16.isLeadSurrogate(unit), let trail = takeUTF16Unit(), UTF16.isTrailSurrogate(trail) {
        return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
      }
    }
    position = start
    throw unexpected(.escape)
  }

  private mutating func takeUTF16Unit() -> UInt16? {
    guard takeIfNext("\\u"), position + 4 <= end else { return nil }
    let digits = position..<position + 4
    guard let unit = UInt16(text(digits), radix: 16) else { return nil }
    position = digits.upperBound
    return unit
  }
}
