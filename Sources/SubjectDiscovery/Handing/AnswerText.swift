/// What a type's answers to UIKit lead to in its own code: the bodies of its functions, and what its properties
/// are given.
struct AnswerText {
  /// The code behind each name that a type's code may use.
  private var codes: [String: [String]] = [:]

  /// - Parameters:
  ///   - owners: a type, with the superclasses and the protocols that it has its code from.
  ///   - sources: the library's sources.
  init(of owners: [KnownType], in sources: LibrarySources) {
    // Words such as 'navigationController' are controllers where they stand in an answer.
    let questions = Set(SystemName.delegates.flatMap(\.methods).map { $0.prefix { $0 != "(" } })
    for code in owners.flatMap(sources.code) {
      for function in sources.functions[code] where !questions.contains(function.name[...]) {
        codes[function.name, default: []].append(String(function.body))
      }
      for match in code.matches(of: /\b(\w+)\s*(?::[^=\n{]*)?=(?!=)\s*([^\n]*)/) {
        codes[String(match.output.1), default: []].append(Self.value(match.output.2, in: code))
      }
      for match in code.matches(of: /\bvar\s+(\w+)\s*:[^={\n]*(?=\{)/) {
        let body = CodeText.enclosedSlice(code[match.range.upperBound...])
        codes[String(match.output.1), default: []].append(String(body))
      }
    }
  }

  /// What is given, with all of a closure that begins there.
  private static func value(_ text: Substring, in code: String) -> String {
    guard text.first == "{" else { return String(text) }
    return String(CodeText.enclosedSlice(code[text.startIndex...]))
  }

  /// A piece of code, and all of the type's own code that it leads to.
  func reached(from code: Substring) -> [String] {
    var found = [String(code)]
    var seen: Set<String> = ["init"]
    var next = 0
    while next < found.count {
      for word in CodeText.words(of: found[next]) where seen.insert(word).inserted {
        found += codes[word] ?? []
      }
      next += 1
    }
    return found
  }
}
