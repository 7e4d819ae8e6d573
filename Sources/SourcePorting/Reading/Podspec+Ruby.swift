import Foundation

extension Podspec {
  /// Reads the assignments of a description in Ruby; what else it does is not looked at.
  ///
  /// - Parameter fallback: the name where the description does not say it plainly.
  init(ruby text: String, fallback: String) {
    var reader = RubyReader(text)
    reader.read()
    self.init(name: reader.name ?? fallback)
    moduleName = reader.moduleName
    root = reader.root
    parts = reader.parts
  }
}

/// Reads assignments line by line.
private struct RubyReader {
  private(set) var name: String?
  private(set) var moduleName: String?
  private(set) var root = Podspec.Part()
  private(set) var parts: [(name: String, part: Podspec.Part)] = []
  /// Which variable stands for which part; the empty name for the whole pod.
  private var variables: [String: String] = [:]
  private var lines: ArraySlice<Substring>

  init(_ text: String) {
    lines = text.split(whereSeparator: \.isNewline)[...]
  }

  mutating func read() {
    while let line = lines.popFirst() {
      let line = line.drop(while: \.isWhitespace)
      guard !line.hasPrefix("#") else { continue }
      if line.contains("Spec.new"), let variable = line.blockVariable {
        variables[variable] = ""
      } else if line.contains(".subspec"), let variable = line.blockVariable,
        let part = line.quoted.first
      {
        variables[variable] = part
        parts.append((part, Podspec.Part()))
      } else {
        readStatement(String(line))
      }
    }
  }

  private mutating func readStatement(_ line: String) {
    let head = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let steps = head.split(separator: ".").map(String.init)
    guard steps.count > 1, let part = variables[steps[0]], let key = steps.last,
      steps.count == 2 || steps[1] == "ios"
    else { return }
    let words = value(String(line.dropFirst(head.count))).quoted.map(filled)
    switch key {
    case "name" where part.isEmpty: name = words.first
    case "module_name" where part.isEmpty: moduleName = words.first
    case "source_files": change(part) { $0.sources += words }
    case "exclude_files": change(part) { $0.excluded += words }
    case "resource", "resources": change(part) { $0.resources += words }
    case "resource_bundle", "resource_bundles":
      change(part) { $0.resources += words.filter { $0.contains("/") || $0.contains("*") } }
    case "dependency":
      let needs = words.filter { $0.contains("/") }.compactMap { $0.split(separator: "/").last }
      let pod = words.first.map { $0.prefix { $0 != "/" } }
      change(part) {
        $0.needs += needs.map(String.init)
        $0.pods += [pod].compactMap { $0.map(String.init) }
      }
    default: break
    }
  }

  /// A value with the lines that it goes on for.
  private mutating func value(_ start: String) -> String {
    var text = start
    while !text.isBalanced || text.trimmingCharacters(in: .whitespaces).hasSuffix(","),
      let next = lines.popFirst()
    {
      text += "\n" + next
    }
    return text
  }

  /// A text with the pod's name where it is asked for.
  private func filled(_ text: String) -> String {
    guard text.contains("#{") else { return text }
    let words = variables.keys.map { "#{\($0).name}" } + ["#{name}"]
    return words.reduce(text) { $0.replacingOccurrences(of: $1, with: name ?? "*") }
  }

  private mutating func change(_ name: String, _ change: (inout Podspec.Part) -> Void) {
    if let index = parts.lastIndex(where: { $0.name == name }) {
      change(&parts[index].part)
    } else if name.isEmpty {
      change(&root)
    }
  }
}

extension StringProtocol {
  /// The name between the bars of a block.
  fileprivate var blockVariable: String? {
    let pieces = split(separator: "|")
    return pieces.count > 1 ? pieces[1].trimmingCharacters(in: .whitespaces) : nil
  }

  /// The texts between quotes, or the words of a list of words.
  fileprivate var quoted: [String] {
    if let start = range(of: "%w") {
      let list = self[start.upperBound...].dropFirst().prefix { !"])}>".contains($0) }
      return list.split { $0.isWhitespace }.map { String($0) }
    }
    var words: [String] = []
    var rest = self[...]
    while let quote = rest.firstIndex(where: { "'\"".contains($0) }) {
      let mark = rest[quote]
      let inner = rest[rest.index(after: quote)...]
      guard let end = inner.firstIndex(of: mark) else { break }
      words.append(String(inner[..<end]))
      rest = inner[inner.index(after: end)...]
    }
    return words
  }

  /// Whether every list that it opens ends.
  fileprivate var isBalanced: Bool {
    filter { $0 == "[" || $0 == "{" }.count <= filter { $0 == "]" || $0 == "}" }.count
  }
}
