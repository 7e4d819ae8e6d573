import SwiftSyntax

extension Rewrite {
  /// Compares classes as types, where they would be compared as objects.
  static let classIdentity = Rewrite(
    id: "class-identity",
    reason: "a class is an object for the Objective-C runtime alone",
    examples: [
      RewriteExample(
        "that differ", "if self !== UIViewController.self { return }",
        "if self != UIViewController.self { return }"),
      RewriteExample(
        "that are the same, in a condition of several",
        "if a, UIView.self === type(of: b) { return }",
        "if a, UIView.self == type(of: b) { return }"),
      RewriteExample(
        "objects", "if a === b.self || view !== self { return }",
        "if a === b.self || view !== self { return }"),
    ]
  ) { source, _, findings in
    for list in source.tree.all(ExprListSyntax.self) {
      let parts = Array(list)
      for index in parts.indices.dropFirst().dropLast() {
        guard let sign = parts[index].as(BinaryOperatorExprSyntax.self)?.operator,
          ["===", "!=="].contains(sign.text),
          parts[index - 1].isClassItself || parts[index + 1].isClassItself
        else { continue }
        findings.note(.replace(sign.bytes, with: String(sign.text.dropLast())), in: source)
      }
    }
  }
}

extension ExprSyntax {
  /// Whether it is a class as a value: `View.self`.
  fileprivate var isClassItself: Bool {
    guard let access = self.as(MemberAccessExprSyntax.self),
      access.declName.baseName.tokenKind == .keyword(.self), let base = access.base
    else { return false }
    let name =
      base.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? base.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name?.first?.isUppercase ?? false
  }
}
