/// The lines that make a subject of a type.
struct SubjectLine: Equatable {
  let id: String
  let kind: DiscoverableKind
  /// What is said behind its id, in the same row.
  var arguments: [String] = []
  /// What is said below that, a row each: how a container is made and moved.
  var rows: [String] = []
  /// The statements of the closure that makes it; none for a container.
  var statements: [String] = []
  /// What is called on it.
  var modifiers: [String] = []

  /// - Parameter clauses: where the subject departs from UIKit's behaviour, as its library's code says.
  init(id: String, kind: DiscoverableKind, clauses: [String]) {
    self.id = id
    self.kind = kind
    guard !clauses.isEmpty else { return }
    arguments = ["contract: SubjectContract(\(clauses.joined(separator: ", ")))"]
  }

  /// The lines as text, the first without its indent.
  var text: String {
    let head = Self.head(kind, id) + arguments.map { ", \($0)" }.joined()
    let maker = head + rows.map { ",\n    \($0)" }.joined() + ")" + closure
    let indent = maker.contains("\n") ? "  " : "    "
    return maker + modifiers.map { "\n\($0)".replacing("\n", with: "\n\(indent)") }.joined()
  }

  /// What all lines of a subject begin with.
  private static func head(_ kind: DiscoverableKind, _ id: String) -> String {
    ".\(kind.rawValue)(\"\(id)\""
  }

  /// The lines of a subject with one thing more said behind its id, and behind its gesture if that is said there;
  /// as they are where they are no such lines.
  static func text(
    _ text: String, saying argument: String, of kind: DiscoverableKind, _ id: String
  ) -> String {
    let head = head(kind, id)
    guard text.hasPrefix(head) else { return text }
    let rest = text.dropFirst(head.count)
    let gesture = rest.prefixMatch(of: /, \w+By: \.\w+(?:\(\.\w+\))?/)?.output ?? ""
    return "\(head)\(gesture), \(argument)\(rest.dropFirst(gesture.count))"
  }

  private var closure: String {
    guard statements.count > 1 else { return statements.map { " { \($0) }" }.joined() }
    return " {\n" + statements.map { "    \($0)\n" }.joined() + "  }"
  }
}
