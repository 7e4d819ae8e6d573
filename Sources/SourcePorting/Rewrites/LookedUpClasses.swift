import SwiftSyntax

extension Rewrite {
  /// Makes objects of the class that is known, where a private one below it is looked up by its name.
  static let lookedUpClasses = Rewrite(
    id: "looked-up-classes",
    reason:
      "the system's private classes are not here, and what is known of them is the class above",
    examples: [
      RewriteExample(
        "a blur", "let a = (NSClassFromString(\"_UIBlur\") as! UIBlurEffect.Type).init()",
        "let a = UIBlurEffect()"),
      RewriteExample(
        "a view, with arguments",
        "let a = (NSClassFromString(\"_UIBar\") as! UIView.Type).init(frame: .zero)",
        "let a = UIView(frame: .zero)"),
      RewriteExample(
        "that may be missing, and one of the library's own",
        "class A: UIView {}\nlet a = (NSClassFromString(\"_UIBar\") as? UIView.Type)?.init()\nlet b = (NSClassFromString(\"A\") as! A.Type).init()",
        "class A: UIView {}\nlet a = (NSClassFromString(\"_UIBar\") as? UIView.Type)?.init()\nlet b = (NSClassFromString(\"A\") as! A.Type).init()"
      ),
    ]
  ) { source, library, findings in
    for access in source.tree.all(MemberAccessExprSyntax.self)
    where access.declName.baseName.text == "init" {
      guard let tuple = access.base?.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let name = tuple.elements.first?.expression.lookedUpClass,
        library.facts.declarations.types[name]?.file == nil,
        library.host.declarations.types[name]?.kind == .class
      else { continue }
      findings.note(.replace(access.bytes, with: name), in: source)
    }
  }
}

extension ExprSyntax {
  /// The class that a class found by its name is taken for: `View` of `NSClassFromString(a) as! View.Type`.
  fileprivate var lookedUpClass: String? {
    guard let parts = self.as(SequenceExprSyntax.self)?.elements.map({ $0 }), parts.count == 3,
      parts[1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text == "!",
      parts[0].as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
        == "NSClassFromString",
      let type = parts[2].as(TypeExprSyntax.self)?.type.as(MetatypeTypeSyntax.self),
      type.metatypeSpecifier.text == "Type"
    else { return nil }
    return type.baseType.lastName
  }
}
