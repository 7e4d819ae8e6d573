import SwiftSyntax

extension Rewrite {
  /// Takes the main bundle where one of the system's own is looked up.
  static let lookedUpBundles = Rewrite(
    id: "looked-up-bundles",
    reason: "the system's bundles are not here, and texts that none has are shown by their keys",
    examples: [
      RewriteExample(
        "that is insisted on", "let a = Bundle(identifier: \"com.apple.UIKitCore\")!",
        "let a = Optional(Bundle.main)!"),
      RewriteExample(
        "that may be missing", "let a = Bundle.init(identifier: \"com.apple.UIKit\")?.bundlePath",
        "let a = Optional(Bundle.main)?.bundlePath"),
      RewriteExample(
        "one of the library's own, and one by a name that is made",
        "let a = Bundle(identifier: \"org.kit\")\nlet b = Bundle(identifier: \"com.apple.\\(c)\")",
        "let a = Bundle(identifier: \"org.kit\")\nlet b = Bundle(identifier: \"com.apple.\\(c)\")"
      ),
    ]
  ) { source, _, findings in
    for call in source.tree.all(FunctionCallExprSyntax.self)
    where ["Bundle", "Bundle.init"].contains(call.calledExpression.trimmedDescription) {
      guard call.arguments.count == 1, let argument = call.arguments.first,
        argument.label?.text == "identifier",
        let name = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
        name.hasPrefix("com.apple.")
      else { continue }
      findings.note(.replace(call.bytes, with: "Optional(Bundle.main)"), in: source)
    }
  }
}
