import SwiftSyntax

extension Rewrite {
  /// Takes functions of nothing for functions without parameters.
  static let voidParameters = Rewrite(
    id: "void-parameters",
    reason: "older compilers took a function of 'Void' for one without parameters",
    examples: [
      RewriteExample(
        "what is handed over, and what is kept",
        "func f(_ a: @escaping ((Void) -> Void), b: (Void)->Int) {}\nvar c: ((Swift.Void) -> Void)?",
        "func f(_ a: @escaping (() -> Void), b: ()->Int) {}\nvar c: (() -> Void)?"),
      RewriteExample(
        "of something else", "func f(_ a: (Bool) -> Void, b: (Void, Int) -> Void) -> Void {}",
        "func f(_ a: (Bool) -> Void, b: (Void, Int) -> Void) -> Void {}"),
      RewriteExample(
        "where nothing is handed to them, as newer compilers want",
        "let a: (Void) -> Int = { _ in 1 }\nlet b = a(())",
        "let a: (Void) -> Int = { _ in 1 }\nlet b = a(())"),
    ]
  ) { library in
    var findings = RewriteFindings()
    for module in library.modules where !module.sources.contains(where: \.handsNothingOver) {
      for source in module.sources {
        for function in source.tree.all(FunctionTypeSyntax.self) {
          guard function.parameters.count == 1, let parameter = function.parameters.first,
            ["Void", "Swift.Void"].contains(parameter.trimmedDescription)
          else { continue }
          findings.note(.replace(parameter.bytes, with: ""), in: source)
        }
      }
    }
    return findings
  }
}

extension ParsedSource {
  /// Whether a function is called with `()` as its argument.
  fileprivate var handsNothingOver: Bool {
    tree.all(FunctionCallExprSyntax.self).contains { call in
      call.arguments.count == 1
        && call.arguments.first?.expression.as(TupleExprSyntax.self)?.elements.isEmpty ?? false
    }
  }
}
