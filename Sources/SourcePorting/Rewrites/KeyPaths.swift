import SwiftSyntax

extension Rewrite {
  /// Spells the names that the compiler would make of key paths.
  static let keyPaths = Rewrite(
    id: "key-paths",
    reason: "key paths as text need the Objective-C runtime",
    examples: [
      RewriteExample("with owner", "let a = #keyPath(CALayer.opacity)", "let a = \"opacity\""),
      RewriteExample(
        "over several steps", "f(#keyPath(UIView.layer.bounds.size)) // b",
        "f(\"layer.bounds.size\") // b"),
      RewriteExample("without owner", "let a = #keyPath(title)", "let a = \"title\""),
      RewriteExample("of oneself", "let a = #keyPath(self.title)", "let a = \"title\""),
    ]
  ) { source, _, findings in
    for macro in source.tree.all(MacroExpansionExprSyntax.self)
    where macro.macroName.text == "keyPath" {
      let steps = macro.arguments.trimmedDescription.split(separator: ".").map(String.init)
      let path = steps.drop { $0 == "self" || $0.first?.isUppercase ?? false }
      findings.note(
        .replace(macro.bytes, with: "\"\(path.joined(separator: "."))\""), in: source)
    }
  }
}
