import SwiftSyntax

extension Rewrite {
  /// Names the class of what may be any object.
  static let classDescriptions = Rewrite(
    id: "class-descriptions",
    reason: "there is no runtime here that finds a class's method by its name",
    examples: [
      RewriteExample(
        "of any object",
        "func f(_ a: AnyObject, by b: AnyObject?) -> String { type(of: a).description() }",
        "func f(_ a: AnyObject, by b: AnyObject?) -> String { String(reflecting: type(of: a)) }"),
      RewriteExample(
        "of a constant and of a property",
        "class A {\n  weak var b: AnyObject!\n  func f() { let c: AnyObject = d\n g(type(of: b).description(), type(of: c).description()) }\n}",
        "class A {\n  weak var b: AnyObject!\n  func f() { let c: AnyObject = d\n g(String(reflecting: type(of: b)), String(reflecting: type(of: c))) }\n}"
      ),
      RewriteExample(
        "of an object of a class", "func f(_ a: UIView) -> String { type(of: a).description() }",
        "func f(_ a: UIView) -> String { type(of: a).description() }"),
    ]
  ) { source, _, findings in
    let variables = source.tree.all(PatternBindingSyntax.self)
      .filter { $0.typeAnnotation?.type.isAnyObject ?? false }
      .map(\.pattern.trimmedDescription)
    for call in source.tree.all(FunctionCallExprSyntax.self) where call.arguments.isEmpty {
      guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
        callee.declName.baseName.text == "description",
        let question = callee.base?.as(FunctionCallExprSyntax.self),
        question.calledExpression.trimmedDescription == "type",
        let asked = question.arguments.first, asked.label?.text == "of"
      else { continue }
      let name = asked.expression.trimmedDescription
      let parameters = call.around(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      let isAnyParameter =
        parameters?.contains {
          ($0.secondName ?? $0.firstName).text == name && $0.type.isAnyObject
        } ?? false
      guard isAnyParameter || variables.contains(name) else { continue }
      let words = "String(reflecting: \(question.trimmedDescription))"
      findings.note(.replace(call.bytes, with: words), in: source)
    }
  }
}

extension TypeSyntax {
  /// Whether it is any object, and surely one.
  fileprivate var isAnyObject: Bool { ["AnyObject", "AnyObject!"].contains(trimmedDescription) }
}
