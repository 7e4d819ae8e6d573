import SwiftSyntax

extension Rewrite {
  /// Gives selectors that are made of names the methods that they mean.
  static let namedSelectors = Rewrite(
    id: "named-selectors",
    reason: "no runtime finds a method by its name",
    examples: [
      RewriteExample(
        "by the name for the runtime",
        "class A {\n  @objc func tap(_ s: B) {}\n  func g() { f(Selector(\"tap:\")) }\n}",
        "class A {\n  @objc func tap(_ s: B) {}\n  func g() { f(Selector(\"tap:\", Self.tap(_:))) }\n}"
      ),
      RewriteExample(
        "in parentheses, which keep the compiler quiet",
        "class A {\n  @objc func tap() {}\n  func g() { f(Selector((\"tap\"))) }\n}",
        "class A {\n  @objc func tap() {}\n  func g() { f(Selector(\"tap\", Self.tap)) }\n}"),
      RewriteExample(
        "of another class", "class A {\n  @objc func tap() {}\n}\nlet s = Selector(\"tap\")",
        "class A {\n  @objc func tap() {}\n}\nlet s = Selector(\"tap\", A.tap)"),
      RewriteExample(
        "of nobody known", "let s = Selector((\"_private:\"))", "let s = Selector(\"_private:\")"),
      RewriteExample(
        "of a name in a variable", "let s = Selector(name)", "let s = Selector(stringLiteral: name)"
      ),
      RewriteExample(
        "by a function", "let s = NSSelectorFromString(\"x\")", "let s = Selector(\"x\")"),
      RewriteExample(
        "the name of one", "let s = NSStringFromSelector(a)", "let s = (a).description"),
      RewriteExample(
        "what was made here", "let s = Selector(\"tap\", A.tap)", "let s = Selector(\"tap\", A.tap)"
      ),
    ]
  ) { source, library, findings in
    for call in source.tree.all(FunctionCallExprSyntax.self) {
      guard let argument = call.arguments.first, call.arguments.count == 1, argument.label == nil
      else { continue }
      switch call.calledExpression.trimmedDescription {
      case "NSStringFromSelector":
        let text = "(\(argument.expression.trimmedDescription)).description"
        findings.note(.replace(call.bytes, with: text), in: source)
      case "Selector", "NSSelectorFromString":
        let text = selector(of: argument.expression, at: call, library)
        guard text != call.trimmedDescription else { continue }
        findings.note(.replace(call.bytes, with: text), in: source)
      default:
        break
      }
    }
  }

  private static func selector(
    of expression: ExprSyntax, at call: FunctionCallExprSyntax, _ library: ParsedLibrary
  ) -> String {
    var expression = expression
    while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      expression = only.expression
    }
    guard let name = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
      return "Selector(stringLiteral: \(expression.trimmedDescription))"
    }
    let owner = SelectorOwner(nil, at: call, in: library)
    let search = MethodSearch(library: library)
    let methods = search.methods(runtimeName: name, of: owner.name)
      .filter { $0.labels.count <= 1 && (!$0.isHidden || $0.owner == owner.name) }
    guard let method = methods.first else { return "Selector(\"\(name)\")" }
    let inherited = library.facts.declarations.ancestry(of: owner.name ?? "").map(\.name)
    let isOwn = method.owner == owner.name || inherited.contains(method.owner)
    let spelling = isOwn ? owner.spelling ?? method.owner : method.owner
    return "Selector(\"\(name)\", \(spelling).\(method.reference))"
  }
}
