import SwiftSyntax

/// A source in which what uses a module that is not there stops who calls it.
///
/// A function that takes or gives what is not there goes; of one that only uses it the body goes.
struct StoppedBodies {
  let source: ParsedSource
  /// The names of the functions, in order.
  let names: [String]

  /// - Returns: Nothing where an error stands in anything but a function, or is none that this mends.
  init?(_ source: ParsedSource, errors: [CompilerError]) {
    // Lines that say that they come from elsewhere are not counted.
    guard !source.text.contains("#sourceLocation") else { return nil }
    var edits: [Int: SourceEdit] = [:]
    var names: [Int: String] = [:]
    var unknown: Set<Int> = []
    for error in errors {
      guard let position = source.position(line: error.line, column: error.column),
        let token = source.tree.token(at: position), let function = token.functionOfAType
      else { return nil }
      let range: Range<Int>
      let lines = { (range: Range<Int>) in
        String(repeating: "\n", count: source.text(range).filter(\.isNewline).count)
      }
      if let body = function.body, body.bytes.contains(position.utf8Offset) {
        range = body.bytes
        let reason = "'\(function.name)' uses a module that is not there"
        guard !source.text(range).contains(reason) else { return nil }
        edits[range.lowerBound] = .replace(
          range, with: "{ preconditionFailure(\"\(reason)\")\(lines(range)) }")
      } else {
        range = function.declaration.bytes
        edits[range.lowerBound] = .replace(range, with: lines(range))
      }
      names[function.declaration.start] = function.name
      if error.message.hasPrefix("cannot find ") { unknown.insert(function.declaration.start) }
    }
    // Where every name is found, it is something else that is refused.
    guard !edits.isEmpty, unknown.count == names.count else { return nil }
    // Where a function goes, so does its body.
    self.source = ParsedSource(
      path: source.path, text: Array(edits.values).applied(to: source.text))
    self.names = names.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension TokenSyntax {
  /// The function or initializer around it that belongs to a type or to nobody.
  fileprivate var functionOfAType: (declaration: Syntax, name: String, body: CodeBlockSyntax?)? {
    var node = parent
    while let current = node {
      let isOutside =
        current.parent?.is(MemberBlockItemSyntax.self) ?? false
        || current.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false
      if isOutside, let function = current.as(FunctionDeclSyntax.self) {
        return (current, function.name.text, function.body)
      }
      if isOutside, let initializer = current.as(InitializerDeclSyntax.self) {
        return (current, "init", initializer.body)
      }
      node = current.parent
    }
    return nil
  }
}
