/// What code says of styles of presentation; none among them for one that is not spelled out.
enum StyleText {
  /// The styles that a text sets, on whatever.
  static func assigned(in text: String) -> [String?] {
    let assignment = /\bmodalPresentationStyle\s*=(?!=)\s*([^\n;}]*)/.wordBoundaryKind(.simple)
    return text.matches(of: assignment).map { spelled($0.output.1) }
  }

  /// The styles that code answers with where it overrides the property.
  static func overridden(in code: String) -> [String?] {
    let override = /\bvar\s+modalPresentationStyle\s*:\s*\w+\s*\{/.wordBoundaryKind(.simple)
    return code.matches(of: override).map { match in
      let body = code[match.range.upperBound...]
      let value = body.prefixMatch(
        of: /\s*(?:get\s*\{\s*)?(?:return\s+)?(?:UIModalPresentationStyle)?\.(\w+)\s*\}/)
      return value.map { String($0.output.1) }
    }
  }

  /// A style that is set on something which the same function presents.
  struct Handed: Sendable {
    let function: FunctionText
    /// The variable that is presented.
    let variable: Substring
    let style: String?

    /// Whether the variable has an object of a class: it is a parameter of that type, or gets such an object.
    ///
    /// - Parameters:
    ///   - name: the class's name.
    ///   - gives: whether a function or a property of the library's by a name is about that class.
    func isOf(_ name: String, given gives: (String) -> Bool) -> Bool {
      let parameter = CodeText.split(String(function.parameters), at: ",")
        .map(Declaration.Parameter.init).first { $0.name == variable }
      if let parameter { return parameter.plainType.prefix { $0 != "?" && $0 != "!" } == name }
      let values = function.body.matches(
        of: /\b(?:let|var)\s+(\w+)\s*(?::\s*(\w+)[?!]?\s*)?=\s*(?:self\s*\.\s*)?(\w+)/)
      guard let value = values.last(where: { $0.output.1 == variable }) else { return false }
      return value.output.2.map { $0 == name } ?? false || value.output.3 == name
        || gives(String(value.output.3))
    }
  }

  /// The styles that code sets on what it hands to `present` in the same function.
  static func handed(in code: String) -> [Handed] {
    let assignment =
      /\b(\w+)\s*[?!]?\s*\.\s*modalPresentationStyle\s*=(?!=)\s*([^\n;}]*)/
      .wordBoundaryKind(.simple)
    let call = /\bpresent\s*\(\s*(\w+)/.wordBoundaryKind(.simple)
    return FunctionText.all(in: code).flatMap { function -> [Handed] in
      let presented = Set(function.body.matches(of: call).map(\.output.1))
      return function.body.matches(of: assignment).compactMap { match in
        guard match.output.1 != "self", presented.contains(match.output.1) else { return nil }
        return Handed(
          function: function, variable: match.output.1, style: spelled(match.output.2))
      }
    }
  }

  /// The styles that a controller gives itself when its view is loaded or later: UIKit has read the style by
  /// then (PT-07).
  static func late(in code: String) -> [String?] {
    let itself =
      /(?:^|[^.\w\s])\s*(?:self\s*\.\s*)?modalPresentationStyle\s*=(?!=)\s*([^\n;}]*)/
    return FunctionText.all(in: code).filter { callbacks.contains($0.name) }.flatMap { function in
      function.body.split(separator: "\n").flatMap { line in
        line.matches(of: itself).map { spelled($0.output.1) }
      }
    }
  }

  private static let callbacks: Set<String> = [
    "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillLayoutSubviews",
    "viewDidLayoutSubviews",
  ]

  /// A style that is spelled out.
  private static func spelled(_ value: Substring) -> String? {
    value.prefixMatch(of: /(?:UIModalPresentationStyle)?\.(\w+)\s*(?:`|\/\/|$)/)
      .map { String($0.output.1) }
  }
}
