import SwiftSyntax

extension Rewrite {
  /// Lets what is meant for iOS be compiled here.
  static let conditions = Rewrite(
    id: "conditions",
    reason: "the compiler knows that it compiles for Linux, and the sources are meant for iOS",
    examples: [
      RewriteExample(
        "a branch for iOS", "#if os(iOS)\nlet a = 1\n#endif",
        "#if canImport(UIKit)\nlet a = 1\n#endif"),
      RewriteExample(
        "one of several systems", "#if os(iOS) || os(tvOS) // both\nlet a = 1\n#endif",
        "#if canImport(UIKit) || os(tvOS) // both\nlet a = 1\n#endif"),
      RewriteExample(
        "a branch for the others", "#if !os(iOS)\nlet a = 1\n#else\nlet a = 2\n#endif",
        "#if !canImport(UIKit)\nlet a = 1\n#else\nlet a = 2\n#endif"),
      RewriteExample(
        "a branch for Linux is not meant", "#if os(Linux)\nlet a = 1\n#endif",
        "#if !canImport(UIKit)\nlet a = 1\n#endif"),
      RewriteExample(
        "no simulator, no Catalyst, and modules as they are",
        "#if targetEnvironment(simulator) || canImport(SwiftUI) || os(macOS)\nlet a = 1\n#endif",
        "#if targetEnvironment(simulator) || canImport(SwiftUI) || os(macOS)\nlet a = 1\n#endif"),
    ]
  ) { source, _, findings in
    for clause in source.tree.all(IfConfigClauseSyntax.self) {
      guard let condition = clause.condition else { continue }
      for call in condition.all(FunctionCallExprSyntax.self) where call.isSystemQuestion {
        switch call.arguments.trimmedDescription {
        case "iOS":
          findings.note(.replace(call.bytes, with: "canImport(UIKit)"), in: source)
        case "Linux":
          findings.note(.replace(call.bytes, with: "!canImport(UIKit)"), in: source)
        default:
          break
        }
      }
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether it asks which system is compiled for.
  fileprivate var isSystemQuestion: Bool { calledExpression.trimmedDescription == "os" }
}
