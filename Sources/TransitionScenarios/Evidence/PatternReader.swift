import TransitionStage
import UIKitFacts

/// Reads the patterns of facts.
struct PatternReader {
  private let pattern: FactPattern
  private var number = 0

  private init(_ pattern: FactPattern) {
    self.pattern = pattern
  }

  /// Reads a pattern.
  ///
  /// - Throws: `PatternSyntaxError` for what is no pattern.
  static func read(_ pattern: FactPattern) throws(PatternSyntaxError) -> EvidencePattern {
    var reader = PatternReader(pattern)
    return try reader.read()
  }

  private mutating func read() throws(PatternSyntaxError) -> EvidencePattern {
    var head: Head?
    var steps: [EvidencePattern.Step] = []
    var timing = EvidencePattern.Timing.free
    for line in pattern.text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      let words = line.split(separator: " ").joined(separator: " ")
      if head == nil {
        head = try readHead(words)
        continue
      }
      switch words {
      case "later": timing = .later
      case "at once": timing = .atOnce
      default:
        steps.append(try readStep(words, timing))
        timing = .free
      }
    }
    guard let head, !steps.isEmpty else { throw error(found: "", "a line that is to be found") }
    return EvidencePattern(
      fact: pattern.fact, occasion: head.occasion, conditions: head.conditions, span: head.span,
      steps: steps)
  }

  /// What the first line says.
  private struct Head {
    let occasion: PatternLine
    let conditions: [EvidencePattern.Condition]
    let span: EvidencePattern.Span
  }

  private func readHead(_ text: String) throws(PatternSyntaxError) -> Head {
    var parts = text.clauses
    guard let first = parts[0].without(prefix: "when ") else {
      throw error(found: text, "'when' and a line")
    }
    parts.removeFirst()
    var conditions: [EvidencePattern.Condition] = []
    var closing: [PatternLine] = []
    var isOpen = false
    for part in parts {
      if let lines = part.without(prefix: "until ") {
        guard lines != "the end" else {
          isOpen = true
          continue
        }
        for line in lines.components(by: " or ") { closing.append(try readLine(line)) }
      } else {
        conditions.append(try readCondition(part))
      }
    }
    return Head(
      occasion: try readLine(first), conditions: conditions,
      span: isOpen ? .trace : closing.isEmpty ? .own : .until(closing))
  }

  private func readCondition(
    _ text: String
  ) throws(PatternSyntaxError) -> EvidencePattern.Condition {
    if text == "overlapped" { return .overlapped }
    if text == "idle" { return .idle }
    if let outcome = Event.Outcome(rawValue: text) { return .outcome(outcome) }
    if let line = text.without(prefix: "with ") { return .with(try readLine(line)) }
    if let line = text.without(prefix: "without ") { return .without(try readLine(line)) }
    if let line = text.without(prefix: "never ") { return .never(try readLine(line)) }
    for (word, isMeant) in [("under ", true), ("not under ", false)] {
      if let segments = text.without(prefix: word) {
        return .scenario(segments, isMeant: isMeant)
      }
    }
    if let letter = text.components(by: " childless").first?.letter, text.count > 1 {
      return .childless(letter)
    }
    if let letter = text.components(by: " seen").first?.letter, text.count > 1 {
      return .seen(letter)
    }
    for (word, isHidden) in [(".bar hidden", true), (".bar seen", false)] {
      let parts = text.components(by: word)
      if parts.count == 2, let letter = parts[0].letter {
        return .bar(letter, isHidden: isHidden)
      }
    }
    for (words, isShown) in [(" shown in ", true), (" in ", false)] {
      let names = text.components(by: words).compactMap(\.letter)
      guard names.count == 2 else { continue }
      return isShown ? .shown(names[0], in: names[1]) : .child(names[0], of: names[1])
    }
    throw error(
      found: text, "a condition: finished, cancelled, overlapped, with, without, never, A in B")
  }

  private func readStep(
    _ text: String, _ timing: EvidencePattern.Timing
  ) throws(PatternSyntaxError) -> EvidencePattern.Step {
    let counts = EvidencePattern.Count.allCases.filter { $0 != .once }
    let count = counts.first { text.hasPrefix($0.rawValue + " ") } ?? .once
    let rest = count == .once ? text : String(text.dropFirst(count.rawValue.count + 1))
    var lines: [PatternLine] = []
    for line in rest.components(by: " & ") { lines.append(try readLine(line)) }
    guard count == .once || lines.count == 1 else {
      throw error(found: text, "lines in any order that each come once")
    }
    return EvidencePattern.Step(lines: lines, count: count, timing: timing)
  }

  private func readLine(_ text: String) throws(PatternSyntaxError) -> PatternLine {
    let rest = text.without(prefix: "> ")
    guard let form = PatternLine.Form(rest ?? text) else {
      throw error(found: text, "a line of a trace")
    }
    return PatternLine(text: text, isScript: rest != nil, form: form)
  }

  private func error(found: String, _ expected: String) -> PatternSyntaxError {
    PatternSyntaxError(fact: pattern.fact, line: number, found: found, expected: expected)
  }
}

extension String {
  /// The parts between commas, but for those in parentheses.
  fileprivate var clauses: [String] {
    var clauses = [""]
    for part in components(by: ", ") {
      let open = clauses[clauses.count - 1]
      let isInside = open.count { $0 == "(" } > open.count { $0 == ")" }
      if isInside { clauses[clauses.count - 1] += ", " + part } else { clauses.append(part) }
    }
    return Array(clauses.dropFirst())
  }

  /// The parts between separators.
  fileprivate func components(by separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }

  /// The text behind a prefix; none where it does not begin with it.
  func without(prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }

  /// The letter that the text is, where it is a capital one and nothing else.
  fileprivate var letter: Character? {
    guard count == 1, let letter = first, letter.isUppercase else { return nil }
    return letter
  }
}
