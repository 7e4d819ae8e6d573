public import Foundation

extension NSPredicate {
  /// Makes a predicate of a text: comparisons of an object or its properties, joined by `AND` and `OR`.
  ///
  /// Foundation has no such texts outside of Apple's systems. Differs from there: a text with anything else in
  /// it, such as `NOT`, `IN` or a function, is true of nothing.
  public convenience init(format predicateFormat: String, _ arguments: CVarArg...) {
    self.init(format: predicateFormat, argumentArray: arguments)
  }

  /// Makes a predicate of a text and what stands in its gaps.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var rest = arguments ?? []
    // `AND` joins before `OR` does.
    let choices = predicateFormat.separated(by: "OR|\\|\\|").map { choice in
      choice.separated(by: "AND|&&").map { PredicateComparison($0, &rest) }
    }
    self.init { object, _ in
      choices.contains { all in all.allSatisfy { $0?.isTrue(of: object) ?? false } }
    }
  }
}

/// One comparison of a predicate's text.
private struct PredicateComparison: @unchecked Sendable {
  private let path: String
  private let comparison: String
  private let isCaseBlind: Bool
  private let value: Any

  /// Reads `path operator value`, where either side may be a gap; takes what stands in it.
  init?(_ text: String, _ arguments: inout [Any]) {
    let form =
      #"^\s*([\w.]+|%K)\s*(==|=|!=|<>|<=|>=|<|>|(?i:MATCHES|CONTAINS|BEGINSWITH|ENDSWITH))"#
      + #"(\[[cd]+\])?\s*(.+?)\s*$"#
    guard let parts = text.groups(of: form) else { return nil }
    func gap() -> Any? { arguments.isEmpty ? nil : arguments.removeFirst() }
    if parts[0] == "%K" {
      guard let name = gap() as? String else { return nil }
      path = name
    } else {
      path = parts[0]
    }
    comparison = parts[1].uppercased()
    isCaseBlind = parts[2].contains("c")
    switch parts[3] {
    case let text where text.hasPrefix("%"):
      guard let given = gap() else { return nil }
      value = given
    case let text where ["\"", "'"].contains { text.hasPrefix($0) && text.hasSuffix($0) }:
      value = String(text.dropFirst().dropLast())
    case let text:
      guard
        let number = Double(text) ?? ["YES": 1, "TRUE": 1, "NO": 0, "FALSE": 0][text.uppercased()]
      else { return nil }
      value = number
    }
  }

  func isTrue(of object: Any?) -> Bool {
    let found = value(of: UncheckedAnswer(value: object))
    if let number = Self.number(found.value), let other = Self.number(value) {
      return isTrue(number, other)
    }
    guard let text = found.value as? String, let other = value as? String else { return false }
    return isTrue(isCaseBlind ? text.lowercased() : text, isCaseBlind ? other.lowercased() : other)
  }

  /// What is compared of an object.
  private func value(of object: UncheckedAnswer) -> UncheckedAnswer {
    if path.uppercased() == "SELF" { return object }
    return MainActor.assumeIsolated {
      UncheckedAnswer(value: (object.value as? NSObject)?.value(forKeyPath: path))
    }
  }

  private func isTrue(_ text: String, _ other: String) -> Bool {
    switch comparison {
    case "MATCHES": text.groups(of: "^(?:\(other))$") != nil
    case "CONTAINS": text.contains(other)
    case "BEGINSWITH": text.hasPrefix(other)
    case "ENDSWITH": text.hasSuffix(other)
    default: compare(text, other)
    }
  }

  private func isTrue(_ number: Double, _ other: Double) -> Bool { compare(number, other) }

  private func compare<Value: Comparable>(_ first: Value, _ second: Value) -> Bool {
    switch comparison {
    case "=", "==": first == second
    case "!=", "<>": first != second
    case "<": first < second
    case ">": first > second
    case "<=": first <= second
    case ">=": first >= second
    default: false
    }
  }

  private static func number(_ value: Any?) -> Double? {
    value is String ? nil : (value as? NSNumber)?.doubleValue
  }
}

/// An object or what it has, on its way to the main actor and back.
private struct UncheckedAnswer: @unchecked Sendable {
  let value: Any?
}

extension String {
  /// The parts between words, whatever their case.
  fileprivate func separated(by words: String) -> [String] {
    let mark = "\u{1}"
    return replacingOccurrences(
      of: "\\s+(?i:\(words))\\s+", with: mark, options: .regularExpression
    ).components(separatedBy: mark)
  }

  /// What the groups of an expression stand for; none where it does not fit, empty where a group is missing.
  fileprivate func groups(of expression: String) -> [String]? {
    guard let form = try? NSRegularExpression(pattern: expression),
      let match = form.firstMatch(in: self, range: NSRange(startIndex..., in: self))
    else { return nil }
    return (1..<match.numberOfRanges).map { group in
      Range(match.range(at: group), in: self).map { String(self[$0]) } ?? ""
    }
  }
}
