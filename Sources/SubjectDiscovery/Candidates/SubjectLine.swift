/// The lines that make a subject of a type.
package struct SubjectLine: Equatable, Sendable {
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
    let head = ".\(kind.rawValue)(\"\(id)\"" + arguments.map { ", \($0)" }.joined()
    let maker = head + rows.map { ",\n    \($0)" }.joined() + ")" + closure
    let indent = maker.contains("\n") ? "  " : "    "
    return maker + modifiers.map { "\n\($0)".replacing("\n", with: "\n\(indent)") }.joined()
  }

  /// Whether something is said with a label.
  func says(_ label: String) -> Bool {
    (arguments + rows).contains { $0.hasPrefix("\(label):") }
  }

  /// Whether it opens something at its sides.
  var hasSides: Bool { says("sides") }

  /// Says what its finger does: below all else for a container, and right behind the id for any other.
  mutating func follow(_ gesture: String, as label: String) {
    let argument = "\(label): \(gesture)"
    if kind == .container { rows.append(argument) } else { arguments.insert(argument, at: 0) }
  }

  /// Leaves out what is said with a label.
  mutating func unsay(_ label: String) {
    arguments.removeAll { $0.hasPrefix("\(label):") }
    rows.removeAll { $0.hasPrefix("\(label):") }
  }

  private var closure: String {
    guard statements.count > 1 else { return statements.map { " { \($0) }" }.joined() }
    return " {\n" + statements.map { "    \($0)\n" }.joined() + "  }"
  }
}
