import SwiftSyntax

extension Rewrite {
  /// Lets no word promise what cannot be overridden.
  static let openWords = Rewrite(
    id: "open-words",
    reason: "older compilers took 'open' for constants and static members, which nobody overrides",
    examples: [
      RewriteExample(
        "a constant", "open class A {\n  open let a = 1\n}",
        "open class A {\n  public let a = 1\n}"),
      RewriteExample(
        "a static member",
        "open class A {\n  open static var a = 1\n  static open func f() {}\n}",
        "open class A {\n  public static var a = 1\n  static public func f() {}\n}"),
      RewriteExample(
        "what can be overridden", "open class A {\n  open var a = 1\n  open class func f() {}\n}",
        "open class A {\n  open var a = 1\n  open class func f() {}\n}"),
    ]
  ) { source, _, findings in
    for variable in source.tree.all(VariableDeclSyntax.self) {
      let isFixed = variable.bindingSpecifier.tokenKind == .keyword(.let)
      replaceOpen(in: variable.modifiers, ifFixed: isFixed, source, &findings)
    }
    for method in source.tree.all(FunctionDeclSyntax.self) {
      replaceOpen(in: method.modifiers, ifFixed: false, source, &findings)
    }
  }

  private static func replaceOpen(
    in modifiers: DeclModifierListSyntax, ifFixed: Bool, _ source: ParsedSource,
    _ findings: inout RewriteFindings
  ) {
    guard ifFixed || modifiers.contains("static"),
      let word = modifiers.first(where: { $0.name.text == "open" })
    else { return }
    findings.note(.replace(word.name.bytes, with: "public"), in: source)
  }
}
