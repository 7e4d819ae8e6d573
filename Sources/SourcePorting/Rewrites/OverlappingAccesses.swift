import SwiftSyntax

extension Rewrite {
  /// Hands elements of an array to one call by the memory that they lie in.
  static let overlappingAccesses = Rewrite(
    id: "overlapping-accesses",
    reason: "an array lends one element at a time since Swift 5, and lent several before",
    examples: [
      RewriteExample(
        "parts of a color",
        "func f(_ v: inout [CGFloat]) {\n  color.getWhite(&v[0], alpha: &v[1])\n}",
        "func f(_ v: inout [CGFloat]) {\n  v.withUnsafeMutableBufferPointer { v in color.getWhite(&v[0], alpha: &v[1]) }\n}"
      ),
      RewriteExample(
        "with elements that are read",
        "var v: [CGFloat] = [1, 2]\nlet a = f(&v[0], v[1], &v[1])",
        "var v: [CGFloat] = [1, 2]\nlet a = v.withUnsafeMutableBufferPointer { v in f(&v[0], v[1], &v[1]) }"
      ),
      RewriteExample(
        "one element, elements of two arrays, and what is no array",
        "func f(_ v: inout [CGFloat], _ w: inout [CGFloat], _ d: inout [Int: Int]) {\n  g(&v[0])\n  g(&v[0], &w[0])\n  g(&d[0], &d[1])\n}",
        "func f(_ v: inout [CGFloat], _ w: inout [CGFloat], _ d: inout [Int: Int]) {\n  g(&v[0])\n  g(&v[0], &w[0])\n  g(&d[0], &d[1])\n}"
      ),
      RewriteExample(
        "the array beside its elements",
        "func f(_ v: inout [CGFloat]) {\n  g(&v[0], &v[1], v.count)\n  g(&v[0], &v[1], v)\n}",
        "func f(_ v: inout [CGFloat]) {\n  v.withUnsafeMutableBufferPointer { v in g(&v[0], &v[1], v.count) }\n  g(&v[0], &v[1], v)\n}"
      ),
    ]
  ) { source, library, findings in
    for call in source.tree.all(FunctionCallExprSyntax.self) {
      let lent = call.arguments.compactMap { $0.expression.lentArray }
      guard let name = lent.first, lent.count > 1, Set(lent).count == 1,
        !call.isInMemory(of: name), !call.arguments.contains(where: { $0.expression.isName(name) }),
        let types = library.facts.declarations.variables[name]?.subtracting([""]),
        !types.isEmpty, types.allSatisfy(\.isArray)
      else { continue }
      findings.note(
        .insert("\(name).withUnsafeMutableBufferPointer { \(name) in ", at: call.start), in: source)
      findings.addPart(.insert(" }", at: call.end), in: source)
    }
  }
}

extension ExprSyntax {
  /// The array of which an element is lent: `v` of `&v[0]`.
  fileprivate var lentArray: String? {
    let element = self.as(InOutExprSyntax.self)?.expression.as(SubscriptCallExprSyntax.self)
    return element?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  fileprivate func isName(_ name: String) -> Bool { trimmedDescription == name }
}

extension SyntaxProtocol {
  /// Whether an array's memory is lent around it.
  fileprivate func isInMemory(of name: String) -> Bool {
    var closure = around(ClosureExprSyntax.self)
    while let current = closure {
      let call = current.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
      if call?.trimmedDescription == "\(name).withUnsafeMutableBufferPointer" { return true }
      closure = current.around(ClosureExprSyntax.self)
    }
    return false
  }
}

extension String {
  /// Whether a type's spelling is an array's.
  fileprivate var isArray: Bool {
    let type = hasPrefix("inout ") ? String(dropFirst(6)) : self
    return type.hasPrefix("[") && type.hasSuffix("]") && !type.contains(":")
  }
}
