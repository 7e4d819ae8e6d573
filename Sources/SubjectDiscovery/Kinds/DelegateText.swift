/// A transitioning delegate that code sets.
struct DelegateText: Equatable {
  /// On what it is set, as code spells it; nothing where that is not said.
  let receiver: Substring
  /// The first word of what is set.
  let value: Substring

  /// Whether it is set on the object whose code it is.
  var isOfItself: Bool { receiver.isEmpty || receiver == "self" }

  /// All in a piece of code; a variable of that name is none.
  static func all(in code: String) -> [DelegateText] {
    let assignment = /\btransitioningDelegate\s*=(?!=)\s*(\w+)/.wordBoundaryKind(.simple)
    return code.matches(of: assignment).compactMap { match in
      let lead = code[..<match.range.lowerBound]
      guard let last = lead.lastIndex(where: { !$0.isWhitespace }) else {
        return DelegateText(receiver: "", value: match.output.1)
      }
      guard lead[last] == "." else {
        let isDeclared = lead.suffix(12).contains(/\b(?:let|var)\s+$/.wordBoundaryKind(.simple))
        return isDeclared ? nil : DelegateText(receiver: "", value: match.output.1)
      }
      let receiver = CodeText.lastValue(of: lead[..<last])
      return DelegateText(
        receiver: receiver.filter { !"?! \n".contains($0) }[...], value: match.output.1)
    }
  }
}
