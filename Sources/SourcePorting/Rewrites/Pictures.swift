import SwiftSyntax

extension Rewrite {
  /// Lets a library's own pictures be found, as pictures of the same size.
  static let pictures = Rewrite(
    id: "pictures",
    reason: "the headless UIKit reads no picture files",
    examples: [
      RewriteExample(
        "by name", "let a = UIImage(named: \"close\")",
        "let a = PortedPictures.picture(named: \"close\")"),
      RewriteExample(
        "in a bundle", "let a = UIImage(named: n, in: b, compatibleWith: nil)!",
        "let a = PortedPictures.picture(named: n, in: b, compatibleWith: nil)!"),
      RewriteExample(
        "as a literal", "let a = #imageLiteral(resourceName: \"close\")",
        "let a = PortedPictures.picture(named: \"close\")!"),
    ]
  ) { library in
    var findings = RewriteFindings()
    for module in library.modules where !module.pictures.isEmpty {
      for source in module.sources {
        for call in source.tree.all(FunctionCallExprSyntax.self)
        where ["UIImage", "UIImage.init"].contains(call.calledExpression.trimmedDescription)
          && call.arguments.first?.label?.text == "named"
        {
          findings.note(
            .replace(call.calledExpression.bytes, with: "PortedPictures.picture"), in: source)
        }
        for macro in source.tree.all(MacroExpansionExprSyntax.self)
        where macro.macroName.text == "imageLiteral" {
          guard let name = macro.arguments.first?.expression.trimmedDescription else { continue }
          findings.note(
            .replace(macro.bytes, with: "PortedPictures.picture(named: \(name))!"), in: source)
        }
      }
    }
    return findings
  }
}
