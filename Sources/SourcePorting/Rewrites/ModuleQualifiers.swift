import SwiftSyntax

extension Rewrite {
  /// Takes functions of C from Foundation, where a module of Apple's stands in front.
  static let moduleQualifiers = Rewrite(
    id: "module-qualifiers",
    reason: "the functions of C are in another module on Linux, which Foundation hands on",
    examples: [
      RewriteExample(
        "a function", "let a = Darwin.ceil(1.5) + CoreFoundation.sqrt(2.0)",
        "let a = Foundation.ceil(1.5) + Foundation.sqrt(2.0)"),
      RewriteExample(
        "a type of the library's own", "enum Darwin { static let a = 1 }\nlet a = Darwin.a",
        "enum Darwin { static let a = 1 }\nlet a = Darwin.a"),
      RewriteExample("a member of that name", "let a = b.Darwin.c", "let a = b.Darwin.c"),
    ]
  ) { source, library, findings in
    let declared = library.facts.declarations
    for access in source.tree.all(MemberAccessExprSyntax.self) {
      guard let base = access.base?.as(DeclReferenceExprSyntax.self),
        ["Darwin", "CoreFoundation"].contains(base.baseName.text),
        declared.types[base.baseName.text] == nil, declared.variables[base.baseName.text] == nil
      else { continue }
      findings.note(.replace(base.bytes, with: "Foundation"), in: source)
    }
  }
}
