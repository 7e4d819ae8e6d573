import SwiftSyntax

extension Rewrite {
  /// Moves members into their class that only Objective-C can override in an extension.
  static let overridesInExtensions = Rewrite(
    id: "overrides-in-extensions",
    reason: "Swift itself overrides no member in an extension, and none that is declared in one",
    examples: extensionOverrideExamples
  ) { library in
    var findings = RewriteFindings()
    for module in library.modules {
      for move in MemberMove.all(in: module, of: library, &findings) {
        move.edit(module, &findings)
      }
    }
    return findings
  }
}
