import SwiftParser
import SwiftSyntax

/// A source file and what the parser reads in it.
struct ParsedSource: Sendable {
  /// Where it lies in the ported package, from the package's folder.
  let path: String
  let text: String
  let tree: SourceFileSyntax
  private let converter: SourceLocationConverter

  init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// The line of a place, from 1.
  func line(at position: AbsolutePosition) -> Int { converter.location(for: position).line }

  /// The line on which a piece of syntax begins.
  func line(of node: some SyntaxProtocol) -> Int {
    line(at: node.positionAfterSkippingLeadingTrivia)
  }

  /// The place of a column in a line, both from 1 and in bytes, as the compiler counts them; none where there is
  /// no such line.
  func position(line: Int, column: Int) -> AbsolutePosition? {
    guard line <= converter.sourceLines.count else { return nil }
    return converter.position(ofLine: line, column: column)
  }

  /// The text of a range of bytes.
  func text(_ range: Range<Int>) -> String {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    let end = bytes.index(bytes.startIndex, offsetBy: range.upperBound)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The modules that the file imports.
  var imports: [ImportDeclSyntax] { tree.all(ImportDeclSyntax.self) }

  /// The imports that stand under no condition.
  var plainImports: [ImportDeclSyntax] {
    imports.filter { $0.around(IfConfigClauseSyntax.self) == nil }
  }

  /// Whether a module is imported.
  func imports(_ module: String) -> Bool { imports.contains { $0.moduleName == module } }
}

extension ImportDeclSyntax {
  /// The module, without what is taken of it.
  var moduleName: String { path.first?.name.text ?? "" }
}
