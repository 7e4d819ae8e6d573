import SwiftSyntax

extension Rewrite {
  /// Takes away what sends every call through the runtime.
  static let dynamicMembers = Rewrite(
    id: "dynamic",
    reason: "there is no runtime that would send the call elsewhere",
    examples: [
      RewriteExample(
        "on a property", "class A {\n  dynamic var a = 1\n}", "class A {\n  var a = 1\n}"),
      RewriteExample(
        "among others", "class A {\n  public dynamic override func a() {}\n}",
        "class A {\n  public override func a() {}\n}"),
      RewriteExample(
        "a member of that name", "let dynamic = 1\nf(dynamic)", "let dynamic = 1\nf(dynamic)"),
    ]
  ) { source, _, findings in
    for modifier in source.tree.all(DeclModifierSyntax.self) where modifier.name.text == "dynamic" {
      findings.note(.replace(modifier.name.bytesWithBlanks, with: ""), in: source)
    }
  }
}
