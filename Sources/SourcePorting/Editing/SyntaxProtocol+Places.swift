import SwiftSyntax

extension SyntaxProtocol {
  /// The bytes of a piece of syntax, without the blanks and comments around it.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// Where it begins.
  var start: Int { bytes.lowerBound }

  /// Where it ends.
  var end: Int { bytes.upperBound }

  /// All pieces of one kind in it, in order.
  func all<Kind: SyntaxProtocol>(_ kind: Kind.Type) -> [Kind] {
    var found: [Kind] = []
    var waiting: [Syntax] = [Syntax(self)]
    while let node = waiting.popLast() {
      if let fit = node.as(kind) { found.append(fit) }
      waiting += node.children(viewMode: .sourceAccurate).reversed()
    }
    return found
  }

  /// The nearest piece of a kind around it.
  func around<Kind: SyntaxProtocol>(_ kind: Kind.Type) -> Kind? {
    var node = parent
    while let current = node {
      if let fit = current.as(kind) { return fit }
      node = current.parent
    }
    return nil
  }
}

extension TokenSyntax {
  /// The bytes of a word and of the blanks behind it on the same line.
  var bytesWithBlanks: Range<Int> {
    let blanks = trailingTrivia.prefix { piece in
      if case .spaces = piece { return true }
      if case .tabs = piece { return true }
      return false
    }
    return start..<(end + blanks.reduce(0) { $0 + $1.sourceLength.utf8Length })
  }
}
