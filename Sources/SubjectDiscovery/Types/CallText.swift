/// A name with a bracket behind it, as it stands in code: what is called, or declared to be.
struct CallText {
  let name: Substring
  /// All that stands before it.
  private let lead: Substring

  /// All in a piece of code, in their order.
  static func all(in code: String) -> [CallText] {
    let call = /\b(\w+)\s*\(/.wordBoundaryKind(.simple)
    return code.matches(of: call).map {
      CallText(name: $0.output.1, lead: code[..<$0.range.lowerBound])
    }
  }

  /// The names of all in pieces of code.
  static func names(in code: [String]) -> Set<String> {
    Set(code.flatMap { all(in: $0).map { String($0.name) } })
  }

  /// Whether it is called on nothing or on `self`: it is a method of the type whose code it is.
  var isOfSelf: Bool {
    let before = Self.trimmed(lead)
    if before.last == "." { return Self.trimmed(before.dropLast()).hasSuffix("self") }
    return !before.hasSuffix("func")
  }

  private static func trimmed(_ text: Substring) -> Substring {
    text.lastIndex { !$0.isWhitespace }.map { text[...$0] } ?? ""
  }
}
