/// What a screen's code does with the stacks onto which it is pushed.
struct StackText {
  let code: [String]

  /// Whether a stack gets the screen as its delegate beside the push of that.
  ///
  /// It is the one to which the push is sent, or one that the code calls a navigation controller.
  var getsItsScreenAsDelegate: Bool {
    let pushing = Set(receivers(of: /\bpushViewController\s*\(\s*self\s*,/))
    guard !pushing.isEmpty else { return false }
    let stacks = pushing.union(names)
    return receivers(of: /\bdelegate\s*=\s*self\b(?!\s*\.)/).contains { receiver in
      stacks.contains(receiver) || Self.isNavigationController(receiver)
    }
  }

  /// What a call or an assignment in the code is done to, without the marks of optionals.
  private func receivers(of pattern: Regex<Substring>) -> [String] {
    code.flatMap { code in
      code.matches(of: pattern.wordBoundaryKind(.simple)).compactMap { match in
        let lead = code[..<match.range.lowerBound]
        guard let dot = lead.lastIndex(where: { !$0.isWhitespace }), lead[dot] == "." else {
          return nil
        }
        return Self.plain(CodeText.lastValue(of: lead[..<dot]))
      }
    }
  }

  /// A value as it is compared: with neither spaces nor marks of optionals, and as the type's own.
  private static func plain(_ value: Substring) -> String {
    let plain = value.filter { !$0.isWhitespace && !"?!".contains($0) }
    return plain.hasPrefix("self.") ? String(plain.dropFirst("self.".count)) : plain
  }

  /// The names of the code that stand for navigation controllers.
  private var names: [String] {
    let typed = /\b(\w+)\s*:\s*UINavigationController\b/.wordBoundaryKind(.simple)
    let given = /\b(?:let|var)\s+(\w+)\s*=\s*([\w.?!]+)/.wordBoundaryKind(.simple)
    return code.flatMap { code in
      code.matches(of: typed).map { String($0.output.1) }
        + code.matches(of: given).filter { Self.isNavigationController(Self.plain($0.output.2)) }
        .map { String($0.output.1) }
    }
  }

  /// Whether a value is a controller's own stack, by its name.
  private static func isNavigationController(_ value: String) -> Bool {
    value.split(separator: ".").last == "navigationController"
  }
}
