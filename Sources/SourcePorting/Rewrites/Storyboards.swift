import SwiftSyntax

extension Rewrite {
  /// Lets storyboards be found, and their classes by name.
  static let storyboards = Rewrite(
    id: "storyboards",
    reason: "no bundle holds them here, and no runtime knows classes by their names",
    examples: [
      RewriteExample(
        "in a bundle", "let a = UIStoryboard(name: \"Main\", bundle: nil)",
        "let a = UIStoryboard(name: \"Main\", bundle: PortedScreens.bundle(nil))"),
      RewriteExample(
        "in one's own", "f(UIStoryboard(name: n, bundle: Bundle(for: A.self)))",
        "f(UIStoryboard(name: n, bundle: PortedScreens.bundle(Bundle(for: A.self))))"),
    ]
  ) { library in
    var findings = RewriteFindings()
    for module in library.modules where module.hasStoryboards {
      for source in module.sources {
        for call in source.tree.all(FunctionCallExprSyntax.self)
        where call.calledExpression.trimmedDescription == "UIStoryboard" {
          guard
            let bundle = call.arguments.first(where: { $0.label?.text == "bundle" })?.expression,
            !bundle.trimmedDescription.hasPrefix("PortedScreens.")
          else { continue }
          findings.note(.insert("PortedScreens.bundle(", at: bundle.start), in: source)
          findings.addPart(.insert(")", at: bundle.end), in: source)
        }
      }
    }
    return findings
  }
}
