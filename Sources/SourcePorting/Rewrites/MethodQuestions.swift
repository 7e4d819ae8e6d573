import SwiftSyntax

extension Rewrite {
  /// Answers whether an object has a method of a protocol by whether it adopts the protocol.
  ///
  /// An optional requirement has a default here, so whoever adopts the protocol can be asked for it.
  static let methodQuestions = Rewrite(
    id: "method-questions",
    reason:
      "here every requirement has a default, so whoever adopts a protocol has all its methods",
    examples: [
      RewriteExample(
        "of a protocol of UIKit's",
        "if d.responds(to: #selector(UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:))) { g() }",
        "if ((d as Any?) is UIGestureRecognizerDelegate) { g() }"),
      RewriteExample(
        "of an object that may be missing",
        "@objc protocol P {}\nlet a = d?.responds(to: #selector(P.x)) ?? false",
        "@objc protocol P {}\nlet a = Optional((d as Any?) is P) ?? false"),
      RewriteExample(
        "of a class: the selector knows it",
        "class A: UIView {}\nlet a = v.responds(to: #selector(A.x))",
        "class A: UIView {}\nlet a = v.responds(to: #selector(A.x))"),
    ]
  ) { source, library, findings in
    let search = MethodSearch(library: library)
    for call in source.tree.all(FunctionCallExprSyntax.self) {
      guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
        callee.declName.baseName.text == "responds", let base = callee.base,
        let macro = call.arguments.first?.expression.as(MacroExpansionExprSyntax.self),
        let member = macro.arguments.first?.expression.as(MemberAccessExprSyntax.self),
        let owner = member.base?.trimmedDescription,
        search.isProtocol(owner.split(separator: ".").last.map(String.init))
      else { continue }
      let link = base.as(OptionalChainingExprSyntax.self)
      let object = (link?.expression ?? base).trimmedDescription
      let text = link == nil ? "" : "Optional"
      findings.note(
        .replace(call.bytes, with: "\(text)((\(object) as Any?) is \(owner))"), in: source)
    }
  }
}
